import { DAY, HOUR, nameKey, type Registration, registrationId } from '@arena/domain';
import { demoAdmins } from './accounts.ts';
import type { DemoTournament } from './tournaments.ts';

/** A registration as its document holds it. */
type StoredRegistration = Omit<Registration, 'id' | 'createdAt' | 'decidedAt'> & {
  createdAt: Date;
  decidedAt: Date | null;
  nameKey: string;
  requestId: string;
};

const GIVEN = [
  'Valeria',
  'Diego',
  'Ximena',
  'Mateo',
  'Camila',
  'Iker',
  'Renata',
  'Thiago',
  'Sofía',
  'Emiliano',
  'Luna',
];
const FAMILY = ['Rosales', 'Del Monte', 'Cordero', 'Villalba', 'Peñaflor', 'Barrios', 'Arenas', 'Solís', 'Quintero'];
const NICKS = ['ZonaFinal', 'SinPiedad', 'LaParca', 'Rayo', 'Fantasma', 'TopUno', 'Nocturna', 'Centella', 'Cazador'];
const COUNTRIES = ['México', 'Guatemala', 'El Salvador', 'Colombia', 'Perú', 'México', 'Ecuador'];
const EVERY_NTH_HAS_A_COMMENT = 6;
const ONE_REJECTED_FOR_EVERY = 12;

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

/** Lower-case Latin letters for an address: `Peñaflor` → `penaflor`. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

/** The same invented player for the same number. Addresses and phone numbers can't belong to anyone. */
function player(number: number) {
  const [given, family] = [pick(GIVEN, number), pick(FAMILY, number * 4 + 1)];
  const answers: Registration['answers'] = { nick: `${pick(NICKS, number)}${number}`, pais: pick(COUNTRIES, number) };
  if (number % EVERY_NTH_HAS_A_COMMENT === 0) answers.comentario = 'Puedo conectarme desde las 18:30.';
  const fullName = `${given} ${family}`;
  return {
    fullName,
    nameKey: nameKey(fullName),
    freeFireId: String(3_100_000_000 + number * 7_919),
    email: `${plain(given)}.${plain(family)}${number}@example.com`,
    phone: `+52 55 0000 ${String(number).padStart(4, '0')}`,
    answers,
  };
}

function decision(status: Registration['status'], createdAt: Date) {
  if (status === 'pending') return { decidedAt: null, decidedBy: null, reason: null };
  return {
    decidedAt: new Date(createdAt.getTime() + HOUR),
    decidedBy: demoAdmins[0]?.uid ?? null,
    reason: status === 'rejected' ? 'La cuenta es menor a nivel 40.' : null,
  };
}

function registration(tournamentId: string, number: number, status: Registration['status'], createdAt: Date) {
  const stored: StoredRegistration = {
    ...player(number),
    tournamentId,
    status,
    createdAt,
    ...decision(status, createdAt),
    revision: 0,
    origin: null,
    requestId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  };
  return { id: registrationId(tournamentId, stored.freeFireId), stored };
}

/**
 * Registrations for the demo tournaments: as many that hold a place as each says it has players, two of three
 * approved and the rest pending, and one rejected for every twelve of them.
 */
export function demoRegistrations(tournaments: readonly DemoTournament[], now: Date) {
  let number = 0;
  return tournaments.flatMap(({ tournament, players }) => {
    const rejected = Math.floor(players / ONE_REJECTED_FOR_EVERY);
    // Nobody registers for what is over: those of the past came in the days before it.
    const { date } = tournament;
    const until = date === null || date > now ? now : new Date(date.getTime() - DAY);
    return Array.from({ length: players + rejected }, (_, index) => {
      number += 1;
      const createdAt = new Date(until.getTime() - (players + rejected - index) * HOUR);
      if (index >= players) return registration(tournament.id, number, 'rejected', createdAt);
      return registration(tournament.id, number, index % 3 === 2 ? 'pending' : 'approved', createdAt);
    });
  });
}
