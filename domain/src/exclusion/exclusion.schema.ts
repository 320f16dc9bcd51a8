import { EntryStatus } from '../competition/records/entry.schema.ts';
import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { Prize } from '../prize/prize.schema.ts';
import { FreeFireId } from '../registration/registration.schema.ts';
import { tooLongText } from '../text/characters.ts';
import { requiredText, textUpTo } from '../text/text.ts';
import { EnteredInstant } from '../time/instant.schema.ts';
import { z } from '../zod.ts';

/** A player ID to exclude from every tournament: why, and until when; null without an end. */
export const NewExclusion = z.strictObject({
  freeFireId: FreeFireId,
  reason: requiredText('Escribe el motivo').max(limits.reasonCharacters, tooLongText(limits.reasonCharacters)),
  until: EnteredInstant.nullable(),
});
export type NewExclusion = z.infer<typeof NewExclusion>;

/** Changes to an exclusion. `note` is what the player answered, or what was agreed. */
export const ExclusionEdit = z.strictObject({
  revision: z.int().min(1),
  until: EnteredInstant.nullable().optional(),
  note: textUpTo(limits.reasonCharacters).optional(),
  ended: z.literal(true, 'Dato no válido').optional(),
});
export type ExclusionEdit = z.infer<typeof ExclusionEdit>;

/** An excluded player ID, as admins see it. Names and contacts aren't part of it. */
export const Exclusion = z.strictObject({
  /** Keyed hash of the player ID, because addresses are logged. */
  id: z.string(),
  freeFireId: z.string(),
  reason: z.string(),
  until: z.string().nullable(),
  note: z.string(),
  /** Uid of the admin, and the time. */
  excludedBy: z.string(),
  excludedAt: z.string(),
  /** Uid of the admin that ended it before its time, and the time; null if it wasn't ended. */
  endedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  revision: z.int(),
});
export type Exclusion = z.infer<typeof Exclusion>;

/**
 * A tournament in which an excluded player's entry competes or competed. `place` is null while it isn't finished, and for
 * an entry without one. `prizes` are the entry's.
 */
export const ExcludedEntry = z.strictObject({
  tournamentId: DocumentId,
  tournament: z.string(),
  isOver: z.boolean(),
  entry: z.string(),
  status: EntryStatus,
  place: z.int().min(1).nullable(),
  prizes: z.array(Prize.pick({ rank: true, what: true, state: true }).extend({ inQuestion: z.boolean() })),
});
export type ExcludedEntry = z.infer<typeof ExcludedEntry>;
