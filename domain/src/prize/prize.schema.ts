import { EntryId } from '../competition/records/entry.schema.ts';
import { DocumentId, PictureId, PublicPlayerId } from '../ids.ts';
import { z } from '../zod.ts';

const count = z.int().min(0);
const instant = z.string();

/** Overdue is derived from the clock (`prizeStanding`), not stored. */
const PrizeState = z.enum(['owed', 'sent', 'received', 'forfeited']);

/** An amount of money; `currency` is a code of three letters. */
export const Money = z.strictObject({ cents: z.int().min(1), currency: z.string() });
export type Money = z.infer<typeof Money>;

/**
 * One prize of a podium, under its rank as text. `entryId` is its owner; null while tied entries share the place and an
 * organiser hasn't decided. `question`: the final now names another owner, or several, and an organiser has to decide.
 * `settledFor` is the final's answer at the last decision. Only organisers see `how` and `proof`. Instants are ISO 8601
 * in UTC.
 */
export const Prize = z.strictObject({
  id: DocumentId,
  rank: z.int().min(1),
  what: z.string(),
  /** Null for prizes other than money. */
  amount: Money.nullable(),
  entryId: EntryId.nullable(),
  finalAt: instant,
  dueAt: instant,
  state: PrizeState,
  sentAt: instant.nullable(),
  receivedAt: instant.nullable(),
  /** Time of the player's objection; null without one, or after it was withdrawn. */
  objectedAt: instant.nullable(),
  forfeitedAt: instant.nullable(),
  /** Public reason for forfeiting. */
  reason: z.string(),
  how: z.string(),
  proof: PictureId.nullable(),
  question: z.strictObject({ at: instant, candidates: z.array(EntryId) }).nullable(),
  settledFor: z.array(EntryId).nullable(),
  revision: count,
});
export type Prize = z.infer<typeof Prize>;

/** Fields shown to the public and to the player. */
const shownFields = {
  rank: true,
  what: true,
  dueAt: true,
  state: true,
  sentAt: true,
  receivedAt: true,
  objectedAt: true,
  forfeitedAt: true,
  reason: true,
} as const;

/** A prize's public view; `playerId` is set if its player has a page. */
export const PublicPrize = z.strictObject({
  ...Prize.pick({ ...shownFields, amount: true }).shape,
  /** Empty without an owner. */
  name: z.string(),
  playerId: PublicPlayerId.nullable(),
  inQuestion: z.boolean(),
});
export type PublicPrize = z.infer<typeof PublicPrize>;

/**
 * Totals of all prizes, independent of the clock: money delivered, other prizes delivered, counts in time and late, and
 * the due dates of the rest.
 */
export const PrizeTotals = z.strictObject({
  delivered: z.array(Money),
  otherDelivered: count,
  inTime: count,
  late: count,
  waiting: z.array(instant),
});
export type PrizeTotals = z.infer<typeof PrizeTotals>;

/** A prize's view for its owner. */
export const OwnPrize = Prize.pick({ ...shownFields, id: true }).extend({ inQuestion: z.boolean() });
export type OwnPrize = z.infer<typeof OwnPrize>;
