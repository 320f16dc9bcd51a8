import { nameKey } from '../../text/name-key.ts';
import { toMillis } from '../../time/instant.ts';
import { endOf, isOver } from '../status.ts';
import type { PublicTournament, Tournament } from '../tournament.schema.ts';

/** Names of the filters, and the field of a tournament that each compares. */
const fieldOf = {
  id: 'id',
  name: 'name',
  title: 'name',
  description: 'description',
  date: 'date',
  startDate: 'date',
  endDate: 'endDate',
  registrationDeadline: 'registrationDeadline',
  publishedAt: 'publishedAt',
  maxPlayers: 'maxPlayers',
  maxParticipants: 'maxPlayers',
  currentPlayers: 'currentPlayers',
  registeredPlayers: 'currentPlayers',
  gameMode: 'gameMode',
  category: 'gameMode',
  mode: 'gameMode',
  mapSelection: 'mapSelection',
  location: 'mapSelection',
  map: 'mapSelection',
  modality: 'modality',
  format: 'format',
  entryFee: 'entryFee',
  prizePool: 'prizePool',
  prize: 'prize',
  linkedFormId: 'linkedFormId',
} as const satisfies Record<string, keyof PublicTournament>;

type Filterable = Pick<PublicTournament, (typeof fieldOf)[keyof typeof fieldOf]>;

const isFilter = (name: string): name is keyof typeof fieldOf => Object.hasOwn(fieldOf, name);

function isAlike(wanted: string, value: string | number | null): boolean {
  if (wanted.trim() === '') return true;
  if (nameKey(wanted) === nameKey(String(value ?? ''))) return true;
  const instant = toMillis(wanted);
  return instant !== null && instant === toMillis(String(value ?? ''));
}

/**
 * Returns the first `limit` tournaments that match every filter, in the list's order; accents and case are ignored.
 * Empty filters and unknown fields are ignored.
 */
export function filterTournaments<T extends Filterable>(
  tournaments: readonly T[],
  { limit, ...filters }: { limit?: number | undefined; [name: string]: unknown },
): T[] {
  const matches = (one: T) =>
    Object.entries(filters).every(
      ([name, wanted]) => !isFilter(name) || typeof wanted !== 'string' || isAlike(wanted, one[fieldOf[name]]),
    );
  return tournaments.filter(matches).slice(0, limit);
}

type Dated = Pick<Tournament, 'date' | 'endDate' | 'result'>;

/** Ranks upcoming and running ones by date first, then undated ones, then past ones. */
function rank(tournament: Dated, now: Date): readonly [number, number] {
  if (isOver(tournament, now)) return [2, -(endOf(tournament) ?? 0)];
  const start = toMillis(tournament.date);
  return start === null ? [1, 0] : [0, start];
}

/** Sorts tournaments by urgency at `now`: the nearest first, past ones last. */
export function nearestFirst<Each extends Dated>(all: Iterable<Each>, now: Date): Each[] {
  return [...all]
    .map((each) => ({ each, rank: rank(each, now) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ each }) => each);
}
