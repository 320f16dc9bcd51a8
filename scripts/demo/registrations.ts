import { DAY, HOUR, MINUTE, nameKey, playersOf, type Registration, registrationId, type TeamSize } from '@arena/domain';
import { demoAdmins } from './accounts.ts';
import { nicknameOf, teams } from './nicknames.ts';
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
/** The numbers from which on players don't register by themselves. */
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

/** Those who play with the player of that number: three numbers that are nobody else's. */
function team(number: number, index: number, teamSize: TeamSize): Registration['team'] {
  if (teamSize === 1) return null;
  const players = Array.from({ length: teamSize - 1 }, (_, place) => TEAMMATES + number * 3 + place);
  return {
    name: pick(teams, index),
    players: players.map((one) => ({ nickname: nicknameOf(one), freeFireId: freeFireIdOf(one) })),
  };
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

interface Place {
  tournamentId: string;
  number: number;
  team: Registration['team'];
  status: Registration['status'];
  /** The number of one who waits for a place. */
  line: number | null;
  createdAt: Date;
}

function registration({ tournamentId, number, team, status, line, createdAt }: Place) {
  const stored: StoredRegistration = {
    ...player(number),
    team,
    renamed: null,
    guardian: null,
    consent: null,
    guardianAsked: null,
    tournamentId,
    status,
    createdAt,
    ...decision(status, createdAt),
    line,
    offeredUntil: null,
    revision: 0,
    origin: null,
    requestId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  };
  return { id: registrationId(tournamentId, stored.freeFireId), stored };
}

/**
 * Registrations for the demo tournaments: as many that hold a place as each says it has players, two of three
 * approved and the rest pending, one rejected for every twelve of them, and those who wait in line.
 */
export function demoRegistrations(tournaments: readonly DemoTournament[], now: Date) {
  let number = 0;
  const come = (
    tournament: DemoTournament['tournament'],
    index: number,
    what: Omit<Place, 'tournamentId' | 'number' | 'team'>,
  ) => {
    number += 1;
    return registration({
      tournamentId: tournament.id,
      number,
      team: team(number, index, tournament.teamSize),
      ...what,
    });
  };
  const decided = tournaments.flatMap(({ tournament, players }) => {
    const rejected = Math.floor(players / ONE_REJECTED_FOR_EVERY);
    // Nobody registers for what is over: those of the past came in the days before it.
    const { date } = tournament;
    const until = date === null || date > now ? now : new Date(date.getTime() - DAY);
    return Array.from({ length: players + rejected }, (_, index) => {
      const createdAt = new Date(until.getTime() - (players + rejected - index) * HOUR);
      const undecided = index % 3 === 2 ? 'pending' : 'approved';
      return come(tournament, index, { status: index >= players ? 'rejected' : undecided, line: null, createdAt });
    });
  });
  const waiting = tournaments.flatMap(({ tournament }) =>
    Array.from({ length: tournament.waitingPlayers }, (_, index) => {
      const createdAt = new Date(now.getTime() - (tournament.waitingPlayers - index) * MINUTE);
      return come(tournament, index, { status: 'waiting', line: index + 1, createdAt });
    }),
  );
  return [...decided, ...waiting];
}

/** Whom the players of teams play for, by path, as the ledger keeps it. */
export function demoClaims(registrations: ReturnType<typeof demoRegistrations>): [path: string, fields: object][] {
  const inTeams = registrations.filter(({ stored }) => stored.team !== null && stored.status !== 'rejected');
  return inTeams.flatMap(({ id, stored }) => [
    [`claims/${stored.tournamentId}`, {}],
    ...playersOf(stored).map(({ freeFireId }): [string, object] => [
      `claims/${stored.tournamentId}/players/${freeFireId}`,
      { registrationId: id },
    ]),
  ]);
}
