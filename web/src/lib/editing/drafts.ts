import { z } from '@arena/domain/zod';
import { readStored, removeStored, storedKeys, writeStored } from '../storage/storage.ts';

export const NEW = 'new';

/** Unsaved changes of an organiser, stored across tabs, sessions and restarts. */
export interface Draft<Values, Thing> {
  values: Values;
  /** The record when editing began; null for a new one. */
  base: Thing | null;
  /** Idempotency key of a new record. */
  requestId: string;
  /** Fields of a save without an answer; the server may have them. */
  unanswered: Record<string, unknown> | null;
}

/** Returns a draft without changes. */
export function newDraft<Values, Thing>(base: Thing | null, values: Values): Draft<Values, Thing> {
  return { values, base, requestId: crypto.randomUUID(), unanswered: null };
}

/** Drafts of one kind of record in this browser, by id, and one for a new record. */
export interface Drafts<Values, Thing> {
  /** Returns the stored draft; null if it is missing or unreadable. */
  kept(id: string): Draft<Values, Thing> | null;
  /** Stores a draft; false if the browser can't. */
  keep(id: string, draft: Draft<Values, Thing>): boolean;
  forget(id: string): void;
  /** Returns the ids of records with drafts. */
  ids(): string[];
}

/**
 * Stores drafts in local storage, or in session storage for personal data.
 * @param keyOf storage key of an id; all begin with the key for no id
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
