import { Match, PastedName, ResultRow, type Tapping } from '@arena/domain';
import { z } from 'zod';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { type Drafts, draftsOf } from '../../../lib/editing/drafts.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import type { MatchPlace } from '../calls.ts';

const entryId = z.string();
const end = z.enum(['first', 'last']);

const TappingStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('place'), entryId, from: end }),
  z.strictObject({ do: z.literal('move'), entryId, to: z.int() }),
  z.strictObject({ do: z.literal('unplace'), entryId }),
  z.strictObject({ do: z.literal('absent'), entryId }),
  z.strictObject({ do: z.literal('rest'), are: z.enum(['absent', 'unplaced']) }),
  z.strictObject({ do: z.literal('kills'), entryId, kills: z.int().nullable() }),
  z.strictObject({ do: z.literal('no_more_kills') }),
]);

const KeptTapping: z.ZodType<Tapping> = z.strictObject({
  lobby: z.array(entryId),
  from: end,
  steps: z.array(TappingStep),
});

/** What is entered, and how it was tapped. */
const Entered = z.strictObject({ rows: z.array(ResultRow), tapping: KeptTapping.nullable() });
export type Entered = z.infer<typeof Entered>;

/**
 * What is pasted, and what somebody said of the lines that couldn't be read: an entry's id, or '' to leave it out.
 * `before` is what was entered before something of it was; it comes back where the text goes again.
 */
const Pasted = z.strictObject({
  text: z.string(),
  answers: z.record(z.string(), z.string()),
  before: Entered.optional(),
});
export type Pasted = z.infer<typeof Pasted>;

/**
 * What somebody is entering. `rows` is what it comes to; `tapping` and `pasted` are how it came about, as long as
 * nothing else changed it. `names` is what was said of pasted ones, for the next match too. `pending`: it was told to be
 * saved, and the server hasn't answered yet.
 */
const Entering = z.strictObject({
  ...Entered.shape,
  pasted: Pasted.nullable(),
  names: z.array(PastedName).default([]),
  reason: z.string(),
  pending: z.strictObject({ official: z.boolean() }).nullable(),
});
export type Entering = z.infer<typeof Entering>;

export type ResultDrafts = Drafts<Entering, Match>;

/** What this account is entering in this browser, match by match. */
export function resultDrafts({ uid }: Organiser, { tournamentId }: MatchPlace): ResultDrafts {
  return draftsOf((matchId) => deskStorageKeys.resultDraft(uid, tournamentId, matchId), Entering, Match);
}
