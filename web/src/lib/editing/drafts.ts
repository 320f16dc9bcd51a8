import { z } from 'zod';
import { readStored, removeStored, storedKeys, writeStored } from '../storage/storage.ts';

export const NEW = 'new';

/** Unsaved changes of an organiser, kept across tabs, sessions and reboots. */
export interface Draft<Values, Thing> {
  values: Values;
  /** The thing as it was when its editing began; null for a new one. */
  base: Thing | null;
  /** Makes one thing of every try to store this new one. */
  requestId: string;
  /** The fields of a save that no answer came to: the server may have them. */
  unanswered: Record<string, unknown> | null;
}

/** A draft in which nothing has been changed yet. */
export function newDraft<Values, Thing>(base: Thing | null, values: Values): Draft<Values, Thing> {
  return { values, base, requestId: crypto.randomUUID(), unanswered: null };
}

/** The drafts of one kind of thing in this browser, one for each id, and one for what is new. */
export interface Drafts<Values, Thing> {
  /** Returns the stored draft; null if there is none, or it is unreadable. */
  kept(id: string): Draft<Values, Thing> | null;
  /** Keeps unsaved changes; false where this browser can't. */
  keep(id: string, draft: Draft<Values, Thing>): boolean;
  forget(id: string): void;
  /** The ids of the things with unsaved changes. */
  ids(): string[];
}

/**
 * Drafts in local storage, or, of what is about persons, in that of the session.
 * @param keyOf the storage key for an id, which begins with that for none.
 */
export function draftsOf<Values, Thing>(
  keyOf: (id: string) => string,
  values: z.ZodType<Values>,
  thing: z.ZodType<Thing>,
  area: 'local' | 'session' = 'local',
): Drafts<Values, Thing> {
  const schema = z.strictObject({
    values,
    base: thing.nullable(),
    requestId: z.string(),
    unanswered: z.record(z.string(), z.unknown()).nullable(),
  });
  const prefix = keyOf('');
  return {
    kept: (id) => schema.safeParse(readStored(area, keyOf(id))).data ?? null,
    keep: (id, draft) => writeStored(area, keyOf(id), draft),
    forget: (id) => removeStored(area, keyOf(id)),
    ids: () => storedKeys(area, prefix).map((key) => key.slice(prefix.length)),
  };
}
