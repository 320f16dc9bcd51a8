import { DAY, HOUR, MINUTE, nameKey, playersOf, type Registration, registrationId, type TeamSize } from '@arena/domain';
import { demoAdmins } from './accounts.ts';
import { nicknameOf, teams } from './nicknames.ts';
import type { DemoTournament } from './tournaments.ts';

type StoredRegistration = Omit<Registration, 'id' | 'createdAt' | 'decidedAt'> & {
  createdAt: Date;
  decidedAt: Date | null;
  nameKey: string;
  requestHash: string;
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
/** First number of teammates, who don't register themselves. */
const TEAMMATES = 1_000;
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

const freeFireIdOf = (number: number) => String(3_100_000_000 + number * 7_919);

/** Builds a player's teammates from three unused numbers. */
function team(number: number, index: number, teamSize: TeamSize): Registration['team'] {
  if (teamSize === 1) return null;
  const players = Array.from({ length: teamSize - 1 }, (_, place) => TEAMMATES + number * 3 + place);
  return {
    name: pick(teams, index),
    players: players.map((one) => ({ nickname: nicknameOf(one), freeFireId: freeFireIdOf(one) })),
  };
}

/** Returns the same fictitious player for the same number. Addresses and phones are unassigned ones. */
function player(number: number) {
  const [given, family] = [pick(GIVEN, number), pick(FAMILY, number * 4 + 1)];
  const answers: Registration['answers'] = { nick: `${pick(NICKS, number)}${number}`, pais: pick(COUNTRIES, number) };
  if (number % EVERY_NTH_HAS_A_COMMENT === 0) answers.comentario = 'Puedo conectarme desde las 18:30.';
  const fullName = `${given} ${family}`;
  return {
    fullName,
    nameKey: nameKey(fullName),
    nickname: nicknameOf(number),
    freeFireId: freeFireIdOf(number),
    email: `${plain(given)}.${plain(family)}${number}@example.com`,
    phone: `+52 55 0000 ${String(number).padStart(4, '0')}`,
    answers,
  };
}

function decision(status: Registration['status'], createdAt: Date) {
  const unconfirmed = { enrolmentConfirmedAt: null, matchConfirmedAt: null, matchConfirmedFor: null };
  if (status === 'pending' || status === 'waiting') {
    return { decidedAt: null, decidedBy: null, reason: null, out: null, ...unconfirmed };
  }
  return {
    decidedAt: new Date(createdAt.getTime() + HOUR),
    decidedBy: demoAdmins[0]?.uid ?? null,
    out: null,
    ...unconfirmed,
    reason: status === 'rejected' ? 'La cuenta es menor a nivel 40.' : null,
  };
}

interface Seat {
  tournamentId: string;
  number: number;
  team: Registration['team'];
  status: Registration['status'];
  /** The number on the waiting list. */
  line: number | null;
  createdAt: Date;
}

function registration({ tournamentId, number, team, status, line, createdAt }: Seat) {
  const stored: StoredRegistration = {
    ...player(number),
    team,
    playersChange: null,
    guardian: null,
    consent: null,
    guardianAsked: null,
    tournamentId,
    status,
    createdAt,
    ...decision(status, createdAt),
    preconfirmed: false,
    line,
    offeredUntil: null,
    revision: 0,
    networkHash: null,
    requestHash: '',
  };
  return { id: registrationId(tournamentId, `demo-${String(number).padStart(5, '0')}`), stored };
}

/**
 * Registrations of the demo tournaments: as many seats as each tournament says, two of three approved and the rest
 * pending. One rejected for every twelve, and the waiting list.
 */
export function demoRegistrations(tournaments: readonly DemoTournament[], now: Date) {
  let number = 0;
  const add = (
    tournament: DemoTournament['tournament'],
    index: number,
    fields: Omit<Seat, 'tournamentId' | 'number' | 'team'>,
  ) => {
    number += 1;
    return registration({
      tournamentId: tournament.id,
      number,
      team: team(number, index, tournament.teamSize),
      ...fields,
    });
  };
  const decided = tournaments.flatMap(({ tournament, players }) => {
    const rejected = Math.floor(players / ONE_REJECTED_FOR_EVERY);
    // Registrations of past tournaments date from the days before them.
    const { date } = tournament;
    const until = date === null || date > now ? now : new Date(date.getTime() - DAY);
    return Array.from({ length: players + rejected }, (_, index) => {
      const createdAt = new Date(until.getTime() - (players + rejected - index) * HOUR);
      const undecided = index % 3 === 2 ? 'pending' : 'approved';
      return add(tournament, index, { status: index >= players ? 'rejected' : undecided, line: null, createdAt });
    });
  });
  const waiting = tournaments.flatMap(({ tournament }) =>
    Array.from({ length: tournament.waitingPlayers }, (_, index) => {
      const createdAt = new Date(now.getTime() - (tournament.waitingPlayers - index) * MINUTE);
      return add(tournament, index, { status: 'waiting', line: index + 1, createdAt });
    }),
  );
  return [...decided, ...waiting];
}

/** Reservations of all players of demo registrations. */
export function demoReservations(registrations: ReturnType<typeof demoRegistrations>) {
  const reserving = registrations.filter(({ stored }) => stored.status !== 'rejected');
  return reserving.flatMap(({ id, stored: { tournamentId, status, ...stored } }) =>
    playersOf(stored).map(({ freeFireId }) => {
      const fields = { tournamentId, registrationId: id, isWaiting: status === 'waiting', refusal: null };
      return { tournamentId, freeFireId, fields };
    }),
  );
}
