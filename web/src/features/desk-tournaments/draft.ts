import { Tournament } from '@arena/domain';
import { z } from 'zod';
import { readStored, removeStored, storageKeys, storedKeys, writeStored } from '../../lib/storage.ts';
import type { TournamentValues } from './values.ts';

/** Stands for the id of a tournament that hasn't been stored yet. */
export const NEW = 'new';

const text = z.string();

const Values: z.ZodType<TournamentValues> = z.strictObject({
  name: text,
  description: text,
  date: text,
  endDate: text,
  registrationDeadline: text,
  maxPlayers: text,
  status: text,
  publishDate: text,
  gameMode: text,
  mapSelection: text,
  modality: text,
  format: text,
  entryFee: text,
  firstPlacePrize: text,
  secondPlacePrize: text,
  thirdPlacePrize: text,
  prize: text,
  linkedFormId: text,
  rules: z.array(z.strictObject({ text })),
});

const Draft = z.strictObject({
  values: Values,
  /** The tournament as it was when its editing began; null for a new one. */
  base: Tournament.nullable(),
  /** Makes one tournament of every try to store this new one. */
  requestId: text,
  /** The fields of a save that no answer came to: the server may have them. */
  unanswered: z.record(text, z.unknown()).nullable(),
});

/** What an organiser has written and not saved: it outlives the tab, the session and the battery. */
export type Draft = z.infer<typeof Draft>;

/** A draft of a tournament in which nothing has been changed yet. */
export function newDraft(base: Tournament | null, values: TournamentValues): Draft {
  return { values, base, requestId: crypto.randomUUID(), unanswered: null };
}

/** What this browser keeps of unsaved changes to a tournament; null where there are none, or no longer readable. */
export function keptDraft(id: string): Draft | null {
  return Draft.safeParse(readStored('local', storageKeys.tournamentDraft(id))).data ?? null;
}

/** Keeps unsaved changes; false where this browser can't. */
export function keepDraft(id: string, draft: Draft): boolean {
  return writeStored('local', storageKeys.tournamentDraft(id), draft);
}

export function forgetDraft(id: string): void {
  removeStored('local', storageKeys.tournamentDraft(id));
}

/** The ids of the tournaments with unsaved changes in this browser. */
export function draftIds(): string[] {
  const prefix = storageKeys.tournamentDraft('');
  return storedKeys('local', prefix).map((key) => key.slice(prefix.length));
}
