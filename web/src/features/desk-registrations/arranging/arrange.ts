import {
  consentStateOf,
  groupedBy,
  isInLine,
  nameKey,
  playersOf,
  type Registration,
  type RegistrationStatus,
} from '@arena/domain';
import { type Duplicates, isSuspect } from './duplicates.ts';

/** Which registrations are shown. `repeated`: those that look like another one's; `silent`: who has yet to confirm;
 * `guardian`: who has a place and whose guardian hasn't answered; `renamed`: who goes by a name nobody has looked at. */
export type Filter = RegistrationStatus | 'repeated' | 'silent' | 'guardian' | 'renamed' | 'all';

export const filters: readonly Filter[] = [
  'pending',
  'guardian',
  'renamed',
  'approved',
  'silent',
  'waiting',
  'rejected',
  'repeated',
  'all',
];

/** What stands out beside the registrations themselves. */
export interface Marks {
  duplicates: Duplicates;
  /** Those that have to be confirmed now, by id. */
  silent: Pick<ReadonlySet<string>, 'has'>;
}

const texts = new WeakMap<Registration, string>();

/** What a search looks into: name, e-mail, the phone as written and as digits, the team, each player's nickname and ID. */
function textOf(registration: Registration): string {
  const known = texts.get(registration);
  if (known !== undefined) return known;
  const { fullName, email, phone, team } = registration;
  const players = playersOf(registration).flatMap(({ nickname, freeFireId }) => [nickname, freeFireId]);
  const text = nameKey([fullName, email, phone, phone.replace(/\D/g, ''), team?.name ?? '', ...players].join(' '));
  texts.set(registration, text);
  return text;
}

/** The registrations that a search finds: every word of it, in any order, without accents. All for an empty one. */
export function search(all: Iterable<Registration>, query: string): Registration[] {
  const words = nameKey(query)
    .split(' ')
    .filter((word) => word !== '');
  return [...all].filter((one) => words.every((word) => textOf(one).includes(word)));
}

function isWanted(registration: Registration, filter: Filter, { duplicates, silent }: Marks): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'silent':
      return silent.has(registration.id);
    case 'guardian':
      return registration.status !== 'rejected' && consentStateOf(registration) === 'open';
    case 'renamed':
      return registration.renamed !== null;
    case 'repeated':
      return duplicates.get(registration.id)?.some((alike) => isSuspect(registration, alike)) ?? false;
    default:
      return registration.status === filter;
  }
}

type Order = (a: Registration, b: Registration) => number;

/** Which of two texts that are no words, such as ids and instants, comes first. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const byId: Order = (a, b) => compare(a.id, b.id);
const firstComeFirst: Order = (a, b) => compare(a.createdAt, b.createdAt) || byId(a, b);
const lastComeFirst: Order = (a, b) => firstComeFirst(b, a);
const lastDecidedFirst: Order = (a, b) => compare(b.decidedAt ?? '', a.decidedAt ?? '') || byId(a, b);

/** Those with an offer come before those in line, who come by their number. */
const firstInLine: Order = (a, b) =>
  Number(isInLine(a)) - Number(isInLine(b)) || (a.line ?? 0) - (b.line ?? 0) || byId(a, b);

/**
 * Tells by id the number in line of who waits for a place and was offered none; each tournament has its own line. Null
 * also where not all of a line is known: the first ones, who came long ago, are the ones that are missing.
 * @param leastIn how many wait in a tournament at least.
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
  renamed: firstComeFirst,
  approved: lastDecidedFirst,
  silent: lastDecidedFirst,
  waiting: firstInLine,
  rejected: lastDecidedFirst,
  repeated: firstComeFirst,
  all: lastComeFirst,
};

/** Where the rows of each tournament stand among those of others, by its id; the ones of an unknown one come last. */
export type Places = ReadonlyMap<string, number>;

/**
 * The ids of the registrations that a filter shows, in its order: who waits longest comes first.
 * @param places of the tournaments, where those of several stand together, each tournament's by themselves.
 */
export function arrange(
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

/** How many of the found ones each filter shows. */
export function countFilters(found: readonly Registration[], marks: Marks): Record<Filter, number> {
  const none = { pending: 0, guardian: 0, renamed: 0, approved: 0, silent: 0, waiting: 0, rejected: 0, repeated: 0 };
  const counts: Record<Filter, number> = { ...none, all: 0 };
  for (const filter of filters) counts[filter] = found.filter((one) => isWanted(one, filter, marks)).length;
  return counts;
}

/** The order that rows keep while somebody works on them. */
export interface Held {
  ids: readonly string[];
  /** Rows that are shown and no longer belong here, such as those decided meanwhile. */
  settled: number;
  /** Rows that have come and aren't shown yet, because their place is among others. */
  waiting: number;
}

/**
 * Keeps every row where it is, whatever has become of it, so that none moves under a finger. New ones join at the
 * end where the newest come last, and wait until the list is arranged anew where they'd push the others down.
 * @param isGrouped whether rows of several tournaments stand together: only what belongs at the end joins there.
 */
export function hold(shown: readonly string[], wanted: readonly string[], filter: Filter, isGrouped = false): Held {
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
