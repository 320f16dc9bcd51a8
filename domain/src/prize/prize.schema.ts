import { EntryId } from '../competition/records/entry.schema.ts';
import { DocumentId, PublicPlayerId } from '../ids.ts';
import { PictureId } from '../picture/picture.schema.ts';
import { z } from '../zod.ts';

const count = z.int().min(0);
const instant = z.string();

/** What has become of a prize. Whether it is overdue is the clock's to say (`prizeStanding`). */
const PrizeState = z.enum(['owed', 'sent', 'received', 'forfeited']);

/** An amount of money; `currency` is a code of three letters. */
export const Money = z.strictObject({ cents: z.int().min(1), currency: z.string() });
export type Money = z.infer<typeof Money>;

/**
 * One prize of a tournament's podium, under its rank as text. `entryId` is whose it is; null where several share the
 * place and nobody has decided. `question`: the final says of somebody else, or of several, that it is theirs, and an
 * organiser has to decide. `settledFor` is what the final said when one did last. `how` and `proof` are for organisers
 * alone. Instants are ISO 8601 in UTC.
 */
export const Prize = z.strictObject({
  id: DocumentId,
  rank: z.int().min(1),
  what: z.string(),
  /** Null where it isn't money. */
  amount: Money.nullable(),
  entryId: EntryId.nullable(),
  finalAt: instant,
  dueAt: instant,
  state: PrizeState,
  sentAt: instant.nullable(),
  receivedAt: instant.nullable(),
  /** When its player said that it didn't arrive; null: they didn't, or took it back. */
  objectedAt: instant.nullable(),
  forfeitedAt: instant.nullable(),
  /** Why it is nobody's any more: public. */
  reason: z.string(),
  how: z.string(),
  proof: PictureId.nullable(),
  question: z.strictObject({ at: instant, candidates: z.array(EntryId) }).nullable(),
  settledFor: z.array(EntryId).nullable(),
  revision: count,
});
export type Prize = z.infer<typeof Prize>;

/** What of a prize is told, to everybody and to its player. */
const told = {
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

/** What everybody may see of a prize, by public names; `playerId` where its player has a page. */
export const PublicPrize = z.strictObject({
  ...Prize.pick({ ...told, amount: true }).shape,
  /** Empty where it is nobody's yet. */
  name: z.string(),
  playerId: PublicPlayerId.nullable(),
  inQuestion: z.boolean(),
});
export type PublicPrize = z.infer<typeof PublicPrize>;

/**
 * All prizes together, as far as no clock is needed: what was delivered, how many of those in time and how many late,
 * and when each that is still to be delivered is due.
 */
export const PrizeTotals = z.strictObject({
  delivered: z.array(Money),
  inTime: count,
  late: count,
  waiting: z.array(instant),
});
export type PrizeTotals = z.infer<typeof PrizeTotals>;

/** What the holder of a private link sees of their own prize. */
export const OwnPrize = Prize.pick({ ...told, id: true }).extend({ inQuestion: z.boolean() });
export type OwnPrize = z.infer<typeof OwnPrize>;
