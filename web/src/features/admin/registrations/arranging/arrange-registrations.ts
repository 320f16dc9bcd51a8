import {
  consentStateOf,
  groupedBy,
  isInLine,
  nameKey,
  playersOf,
  type Registration,
  type RegistrationStatus,
} from '@arena/domain';
import { isSuspicious, type Marks } from './marks.ts';

/**
 * Filters of the queue. `repeated`: similar to another registration; `silent`: unconfirmed; `guardian`: seated without
 * a guardian's answer; `changing`: asks for other players.
 */
export type Filter = RegistrationStatus | 'repeated' | 'unconfirmed' | 'guardian' | 'changing' | 'all';

export const filters: readonly Filter[] = [
  'pending',
  'guardian',
  'changing',
  'approved',
  'unconfirmed',
  'waiting',
  'rejected',
  'repeated',
  'all',
];

const texts = new WeakMap<Registration, string>();

/**
 * Returns the searchable text: name, e-mail, phone as written and as digits, team, and each player's nickname and ID.
 */
function textOf(registration: Registration): string {
  const known = texts.get(registration);
  if (known !== undefined) return known;
  const { fullName, email, phone, team } = registration;
  const players = playersOf(registration).flatMap(({ nickname, freeFireId }) => [nickname, freeFireId]);
  const text = nameKey([fullName, email, phone, phone.replace(/\D/g, ''), team?.name ?? '', ...players].join(' '));
  texts.set(registration, text);
  return text;
}

/** Finds the registrations with every word of a query, in any order, without accents. An empty query finds all. */
export function search(all: Iterable<Registration>, query: string): Registration[] {
  const words = nameKey(query)
    .split(' ')
    .filter((word) => word !== '');
  return [...all].filter((one) => words.every((word) => textOf(one).includes(word)));
}

function isWanted(registration: Registration, filter: Filter, { duplicates, unconfirmed }: Marks): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unconfirmed':
      return unconfirmed.has(registration.id);
    case 'guardian':
      return registration.status !== 'rejected' && consentStateOf(registration) === 'open';
    case 'changing':
      return registration.playersChange?.state === 'open';
    case 'repeated':
      return duplicates.get(registration.id)?.some((alike) => isSuspicious(registration, alike)) ?? false;
    default:
      return registration.status === filter;
  }
}

type Order = (a: Registration, b: Registration) => number;

/** Compares codes such as ids and instants. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const byId: Order = (a, b) => compare(a.id, b.id);
const firstComeFirst: Order = (a, b) => compare(a.createdAt, b.createdAt) || byId(a, b);
const lastComeFirst: Order = (a, b) => firstComeFirst(b, a);
const lastDecidedFirst: Order = (a, b) => compare(b.decidedAt ?? '', a.decidedAt ?? '') || byId(a, b);

/** Orders registrations with an offer first, then the line by number. */
const firstInLine: Order = (a, b) =>
  Number(isInLine(a)) - Number(isInLine(b)) || (a.line ?? 0) - (b.line ?? 0) || byId(a, b);

/**
 * Returns a lookup of positions in line, by id, for waiting registrations without an offer; each tournament has its own
 * line. Null if a line isn't known completely, because its first registrations may be missing.
 * @param leastIn least number of waiting registrations of a tournament
 */
export function numberingOf(
  registrations: Iterable<Registration>,
  leastIn: (tournamentId: string) => number,
): (id: string) => number | null {
  const lines = groupedBy([...registrations].filter(isInLine), ({ tournamentId }) => tournamentId);
  const whole = [...lines].filter(([tournamentId, line]) => line.length >= leastIn(tournamentId));
  const numbers = new Map(whole.flatMap(([, line]) => line.sort(firstInLine).map(({ id }, index) => [id, index + 1])));
  return (id) => numbers.get(id) ?? null;
}

const orders: Record<Filter, Order> = {
  pending: firstComeFirst,
  guardian: firstComeFirst,
  changing: firstComeFirst,
  approved: lastDecidedFirst,
  unconfirmed: lastDecidedFirst,
  waiting: firstInLine,
  rejected: lastDecidedFirst,
  repeated: firstComeFirst,
  all: lastComeFirst,
};

/** The order of tournaments by id; unknown ones come last. */
export type Places = ReadonlyMap<string, number>;

/**
 * Returns the ids of the registrations that a filter shows: the longest waiting first, grouped by tournament.
 * @param places order of the tournaments, if there are several
 */
export function arrangeRegistrations(
  found: readonly Registration[],
  filter: Filter,
  marks: Marks,
  places: Places | null = null,
): string[] {
  const place = ({ tournamentId }: Registration) => places?.get(tournamentId) ?? places?.size ?? 0;
  return found
    .filter((one) => isWanted(one, filter, marks))
    .sort((a, b) => place(a) - place(b) || (places && compare(a.tournamentId, b.tournamentId)) || orders[filter](a, b))
    .map(({ id }) => id);
}

export function countFilters(found: readonly Registration[], marks: Marks): Record<Filter, number> {
  const none = {
    pending: 0,
    guardian: 0,
    changing: 0,
    approved: 0,
    unconfirmed: 0,
    waiting: 0,
    rejected: 0,
    repeated: 0,
  };
  const counts: Record<Filter, number> = { ...none, all: 0 };
  for (const filter of filters) counts[filter] = found.filter((one) => isWanted(one, filter, marks)).length;
  return counts;
}

/** The frozen order of rows. */
export interface FrozenRows {
  ids: readonly string[];
  /** Number of shown rows that no longer belong here, such as decided ones. */
  settled: number;
  /** Number of new rows that aren't shown yet, because they belong between others. */
  waiting: number;
}

/**
 * Keeps every row in place, so that none moves under a finger. New rows are appended if they belong at the end; others
 * wait until the list is sorted again.
 * @param isGrouped true for rows of several tournaments: new rows then appear only at the end
 */
export function holdRows(
  shown: readonly string[],
  wanted: readonly string[],
  filter: Filter,
  isGrouped = false,
): FrozenRows {
  const [now, before] = [new Set(wanted), new Set(shown)];
  const fresh = wanted.filter((id) => !before.has(id));
  const end = isGrouped ? wanted.slice(wanted.findLastIndex((id) => before.has(id)) + 1) : fresh;
  const joining = orders[filter] === firstComeFirst ? end : [];
  return {
    ids: joining.length > 0 ? [...shown, ...joining] : shown,
    settled: shown.filter((id) => !now.has(id)).length,
    waiting: fresh.length - joining.length,
  };
}
