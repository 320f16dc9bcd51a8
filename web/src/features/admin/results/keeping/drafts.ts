import { Match, PastedName, PlayerKills, ResultRow, type Tapping } from '@arena/domain';
import { z } from 'zod';
import type { Organiser } from '../../../../lib/calls/organiser.ts';
import { type Drafts, draftsOf } from '../../../../lib/editing/drafts.ts';
import { adminStorageKeys } from '../../../../lib/storage/admin-storage-keys.ts';
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

const Entered = z.strictObject({ rows: z.array(ResultRow), tapping: KeptTapping.nullable() });
export type Entered = z.infer<typeof Entered>;

/**
 * The pasted text, and answers for unclear lines: an entry's id, or '' to leave the line out. `before` is the result
 * before the paste, restored if the text is cleared.
 */
const Pasted = z.strictObject({
  text: z.string(),
  answers: z.record(z.string(), z.string()),
  before: Entered.optional(),
});
export type Pasted = z.infer<typeof Pasted>;

/**
 * A result being entered. `tapping` and `pasted` are the source of `rows` until they are changed in another way.
 * `names` are answers about pasted names, also used for the next match; `playerKills` come from the paste.
 */
const Entering = z.strictObject({
  ...Entered.shape,
  pasted: Pasted.nullable(),
  names: z.array(PastedName).default([]),
  playerKills: z.array(PlayerKills).default([]),
  reason: z.string(),
});
export type Entering = z.infer<typeof Entering>;

export type ResultDrafts = Drafts<Entering, Match>;

export function resultDrafts({ uid }: Organiser, { tournamentId }: MatchPlace): ResultDrafts {
  return draftsOf((matchId) => adminStorageKeys.resultDraft(uid, tournamentId, matchId), Entering, Match);
}
