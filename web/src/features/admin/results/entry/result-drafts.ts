import { type Match, PastedName, PlayerKills, ResultRow, type Tapping } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { readableText } from '#lib/outbox/entries.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import type { MatchPlace } from './facts.ts';

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
 * before the paste, restored if the text is cleared. `fixed` are rows that stay whatever the text says, because they
 * were chosen from another organiser's result.
 */
const Pasted = z.strictObject({
  text: z.string(),
  answers: z.record(z.string(), z.string()),
  before: Entered.optional(),
  fixed: z.array(ResultRow).optional(),
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

export const emptyEntering: Entering = {
  rows: [],
  tapping: null,
  pasted: null,
  names: [],
  playerKills: [],
  reason: '',
};

/** The stored result on which an input is based. */
const Base = z.object({
  revision: z.int(),
  rows: z.array(ResultRow),
  playerKills: z.array(PlayerKills.strip()).default([]),
  officialAt: z.string().nullable(),
});
export type Base = z.infer<typeof Base>;

export function baseOf({ revision, rows, playerKills = [], officialAt }: Match): Base {
  const plain = playerKills.map(({ entryId: id, player, kills }) => ({ entryId: id, player, kills }));
  return { revision, rows, playerKills: plain, officialAt };
}

/** `sent`: rows of a save without an answer; the server may have them. */
export const EnteredResult = z.object({ base: Base, entering: Entering, sent: z.array(ResultRow).nullable() });
export type EnteredResult = z.infer<typeof EnteredResult>;

const Kept = z.strictObject({ version: z.literal(2), stamp: z.string(), ...EnteredResult.shape });
const Former = z.object({
  base: Base,
  values: Entering,
  unanswered: z.object({ rows: z.array(ResultRow) }).nullable(),
});

/** A stored draft; each change renews its stamp. */
type KeptDraft = EnteredResult & { stamp: string };

function parsed(stored: unknown): KeptDraft | null {
  const now = Kept.safeParse(stored).data;
  if (now !== undefined) return now;
  const { base, values, unanswered } = Former.safeParse(stored).data ?? {};
  if (base === undefined || values === undefined) return null;
  return { base, entering: values, sent: unanswered?.rows ?? null, stamp: JSON.stringify(stored) };
}

const Row = z.object({ entryId, placement: z.number().nullish(), kills: z.number().nullish(), played: z.boolean() });

/** Describes an unreadable draft as far as possible; entries are named by their id in braces. */
function textOf(stored: unknown): string {
  const { values } = z.object({ values: z.record(z.string(), z.unknown()) }).safeParse(stored).data ?? {};
  if (values === undefined) return readableText(stored);
  const { rows, pasted, reason } = values;
  const lines = z
    .array(Row)
    .safeParse(rows)
    .data?.filter(({ played }) => played)
    .map(({ entryId: id, placement, kills }) => `{${id}}: ${placement ?? '–'}.º · ${kills ?? '–'} bajas`);
  const text = z.object({ text: z.string() }).safeParse(pasted).data?.text;
  const parts = [lines?.join('\n') ?? readableText(rows), text ?? readableText(pasted), readableText(reason)];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The draft of one account for one match, in local storage. */
export interface ResultDraft {
  /** Returns the draft; null without one. One that this version can't read is set aside. */
  kept(): KeptDraft | null;
  /** Stores a draft. Returns its stamp, or null if the browser can't. */
  keep(draft: EnteredResult): string | null;
  /** Deletes it. */
  forget(): void;
  /** Returns the text of a draft that was set aside; null without one. */
  former(): string | null;
  forgetFormer(): void;
}

/** Returns the stored draft of a match. */
export function resultDraft(uid: string, { tournamentId, matchId }: MatchPlace): ResultDraft {
  const key = adminStorageKeys.resultDraft(uid, tournamentId, matchId);
  const formerKey = adminStorageKeys.formerResultDraft(uid, tournamentId, matchId);
  return {
    kept() {
      const stored = readStored('local', key);
      const draft = parsed(stored);
      if (stored !== null && draft === null && writeStored('local', formerKey, stored)) removeStored('local', key);
      return draft;
    },
    keep({ base, entering, sent }) {
      const stamp = crypto.randomUUID();
      return writeStored('local', key, { version: 2, stamp, base, entering, sent }) ? stamp : null;
    },
    forget: () => removeStored('local', key),
    former() {
      const stored = readStored('local', formerKey);
      return stored === null ? null : textOf(stored);
    },
    forgetFormer: () => removeStored('local', formerKey),
  };
}
