import { finalPlaces } from '../competition/plan/final-places.ts';
import type { Competition } from '../competition/records/competition.schema.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Match } from '../competition/records/match.schema.ts';
import { allStandings } from '../competition/standings/standings.ts';
import { prizeDeliveryDays } from '../limits/service-limits.ts';
import { DAY, isPast, toMillis } from '../time/instant.ts';
import type { PrizePool } from '../tournament/shown/prize-pool.ts';
import { parseMoney } from './money.ts';
import type { OwnPrize, Prize } from './prize.schema.ts';

/** An entry's place in the final. Tied entries share one, and the next place is skipped. */
export interface Placed {
  entryId: string;
  place: number;
}

/** Returns the final places, which prizes follow. Null while the final is open. */
export function prizePlaces(
  competition: Competition,
  entries: readonly Entry[],
  matches: readonly Match[],
): Placed[] | null {
  if (competition.state !== 'finished') return null;
  return finalPlaces(allStandings(competition, entries, matches), entries, competition);
}

function dueAfter(at: string): string {
  return new Date((toMillis(at) ?? 0) + prizeDeliveryDays * DAY).toISOString();
}

/** Returns a rank's owners: one, several tied ones, or none. */
function ownersOf(rank: number, placed: readonly Placed[]): string[] {
  const holding = (place: number) => placed.filter((one) => one.place === place);
  const of = placed.find(({ place }) => place <= rank && rank < place + holding(place).length);
  return of === undefined
    ? []
    : holding(of.place)
        .map(({ entryId }) => entryId)
        .sort();
}

const isSame = (a: readonly string[], b: readonly string[] | null) => b !== null && a.join('/') === b.join('/');

/** True if the final names the prize's owner. A prize without an owner stays open if the final names none. */
function isOf(candidates: readonly string[], { entryId, settledFor }: Prize): boolean {
  return (entryId !== null && isSame(candidates, [entryId])) || isSame(candidates, settledFor);
}

const offered = ({ firstPlacePrize, secondPlacePrize, thirdPlacePrize }: PrizePool) => [
  firstPlacePrize,
  secondPlacePrize,
  thirdPlacePrize,
];

/** Updates an unsent prize to the tournament's current offer, so that typos are corrected. */
export function asOffered(prize: Prize, pool: PrizePool): Prize {
  const what = offered(pool)[prize.rank - 1] ?? null;
  if (prize.state !== 'owed' || what === null || what === prize.what) return prize;
  return { ...prize, what, amount: parseMoney(what), revision: prize.revision + 1 };
}

/**
 * Creates the missing prizes of a final, one for each reached rank of the pool. A tied rank has no owner until an
 * organiser decides.
 * @param at time at which the final became official
 */
export function madePrizes(known: readonly Prize[], pool: PrizePool, placed: readonly Placed[], at: string): Prize[] {
  return offered(pool).flatMap((what, index) => {
    const rank = index + 1;
    const owners = ownersOf(rank, placed);
    if (what === null || owners.length === 0 || known.some((prize) => prize.rank === rank)) return [];
    const [owner = null, ...others] = owners;
    const isShared = others.length > 0;
    return {
      id: String(rank),
      rank,
      what,
      amount: parseMoney(what),
      entryId: isShared ? null : owner,
      finalAt: at,
      dueAt: dueAfter(at),
      state: 'owed',
      sentAt: null,
      receivedAt: null,
      objectedAt: null,
      forfeitedAt: null,
      reason: '',
      how: '',
      proof: null,
      question: isShared ? { at, candidates: owners } : null,
      settledFor: null,
      revision: 1,
    } satisfies Prize;
  });
}

/**
 * True if a prize gets a new due date of three days, because it couldn't be awarded while its final was open. A prize
 * that was late before stays late.
 */
function isOwedAnew({ state, question, dueAt }: Prize, placed: readonly Placed[] | null): boolean {
  if (placed === null || state !== 'owed' || question === null) return false;
  return question.candidates.length === 0 && !isPast(dueAt, new Date(question.at));
}

/** Returns the time of the question. One that only has fewer entries left, after a decision on the tie, stays as old. */
function questionedAt({ question }: Prize, candidates: readonly string[], at: string): string {
  const isSameTie = candidates.length > 0 && candidates.every((id) => question?.candidates.includes(id));
  return isSameTie ? (question?.at ?? at) : at;
}

/**
 * Updates a prize's question after a change of the final; only `question` and the due date change. @param placed null
 * while the final is open.
 */
export function questioned(prize: Prize, placed: readonly Placed[] | null, at: string): Prize {
  const candidates = placed === null ? [] : ownersOf(prize.rank, placed);
  const isClear = placed !== null && isOf(candidates, prize);
  if (isClear && prize.question === null) return prize;
  if (!isClear && prize.question !== null && isSame(candidates, prize.question.candidates)) return prize;
  const due = isOwedAnew(prize, placed) ? { finalAt: at, dueAt: dueAfter(at) } : {};
  const question = { at: questionedAt(prize, candidates, at), candidates };
  return { ...prize, ...due, question: isClear ? null : question, revision: prize.revision + 1 };
}

/**
 * An organiser's update of a prize. `owed` undoes the last one. On a sent prize, `sent` edits channel and proof; with
 * `again` it was sent again after its player objected.
 */
export type PrizeChange =
  | { state: 'owed' }
  | { state: 'sent'; how: string; proof: string | null; again?: boolean | undefined }
  | { state: 'forfeited'; reason: string };

/** The updated prize, or the refusal. */
export type PrizeOutcome =
  | { prize: Prize; refusal?: undefined }
  | { prize?: undefined; refusal: 'prize_in_question' | 'prize_out_of_order' | 'prize_not_theirs' | 'prize_not_sent' };

const UNSENT = { sentAt: null, receivedAt: null, objectedAt: null, how: '', proof: null } as const;

/** True if the change sends the prize. */
function isSending({ state, objectedAt }: Prize, { again }: Extract<PrizeChange, { state: 'sent' }>): boolean {
  return state === 'owed' || (again === true && objectedAt !== null);
}

/** True if a change would leave the prize as it is. */
function isDone(prize: Prize, change: PrizeChange): boolean {
  if (change.state === 'sent') {
    return !isSending(prize, change) && prize.how === change.how && prize.proof === change.proof;
  }
  return prize.state === change.state && (change.state === 'owed' || prize.reason === change.reason);
}

/**
 * Applies an organiser's update. A sent prize stays sent, and its player's answer stays until it is sent again. A prize
 * in question can't be sent; one without a possible owner can be forfeited.
 */
export function changed(prize: Prize, change: PrizeChange, at: string): PrizeOutcome {
  if (isDone(prize, change)) return { prize };
  const next = { ...prize, state: change.state, revision: prize.revision + 1 };
  if (change.state === 'owed') {
    // Forfeiting didn't settle the owner, so an earlier question is asked again.
    const settledFor = prize.state === 'forfeited' ? null : prize.settledFor;
    return { prize: { ...next, ...UNSENT, forfeitedAt: null, reason: '', settledFor } };
  }
  if (change.state === 'forfeited') {
    if (prize.state === 'sent' || prize.state === 'received') return { refusal: 'prize_out_of_order' };
    const settledFor = prize.question?.candidates ?? prize.settledFor;
    return { prize: { ...next, forfeitedAt: at, reason: change.reason, question: null, settledFor } };
  }
  if (prize.state === 'forfeited') return { refusal: 'prize_out_of_order' };
  if (prize.state === 'owed' && (prize.question !== null || prize.entryId === null)) {
    return { refusal: 'prize_in_question' };
  }
  const { how, proof } = change;
  const sending = isSending(prize, change) ? { sentAt: at, objectedAt: null } : { state: prize.state };
  return { prize: { ...next, how, proof, ...sending } };
}

/**
 * Settles a prize in question. It stays with its owner, or moves to an entry that the final names and is owed from the
 * day of the question.
 */
export function decided(prize: Prize, entryId: string): PrizeOutcome {
  if (prize.question === null) return prize.entryId === entryId ? { prize } : { refusal: 'prize_out_of_order' };
  const { at, candidates } = prize.question;
  const next = { ...prize, question: null, settledFor: candidates, revision: prize.revision + 1 };
  if (prize.entryId === entryId) return { prize: next };
  if (!candidates.includes(entryId)) return { refusal: 'prize_not_theirs' };
  return {
    prize: { ...next, ...UNSENT, entryId, state: 'owed', forfeitedAt: null, reason: '', dueAt: dueAfter(at) },
  };
}

/** Records a player's answer: the prize arrived, or it didn't. The answer can be repeated and changed. */
export function answered(prize: Prize, received: boolean, at: string): PrizeOutcome {
  if (prize.state !== 'sent' && prize.state !== 'received') return { refusal: 'prize_not_sent' };
  if (received ? prize.state === 'received' : prize.objectedAt !== null) return { prize };
  const answer = received
    ? ({ state: 'received', receivedAt: at, objectedAt: null } as const)
    : ({ state: 'sent', receivedAt: null, objectedAt: at } as const);
  return { prize: { ...prize, ...answer, revision: prize.revision + 1 } };
}

/** Returns a prize's view for its owner. */
export function ownPrize(prize: Prize): OwnPrize {
  const { id, rank, what, dueAt, state, sentAt, receivedAt, objectedAt, forfeitedAt, reason } = prize;
  const inQuestion = prize.question !== null;
  return { id, rank, what, dueAt, state, sentAt, receivedAt, objectedAt, forfeitedAt, reason, inQuestion };
}
