import { errorText, type FieldErrors } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { useState } from 'react';
import { ApiError } from '../calls/api.ts';
import { isUnanswered } from '../calls/failures.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../storage/storage.ts';
import { isEqual } from './merge-edits.ts';

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

/** A record edited by several people; its revision counts the edits. */
export interface Revised {
  id: string;
  revision: number;
}

/** Reads and writes one kind of record; every call throws an ApiError on failure. */
export interface DraftStorage<Values, Thing extends Revised> {
  read(id: string): Promise<Thing>;
  /** Creates a record. Repeating a `requestId` returns the same one, or fails with `key_reused` for other values. */
  create(values: Values, requestId: string): Promise<Thing>;
  /** Updates it, or fails with `edit_conflict` if it was edited since `base`. */
  update(base: Thing, values: Values): Promise<Thing>;
  /** Returns the fields that a call sends. */
  sent(values: Values, base: Thing | null): Record<string, unknown>;
  /** True if a record has all sent fields, so it was written even without an answer. */
  has(thing: Thing, sent: Record<string, unknown>): boolean;
}

/** Parsed fields, or problems by control. */
export type Checked<Fields> = { fields: Fields; problems: null } | { fields: null; problems: FieldErrors };

/** True if two sets of values have equal fields. */
export function sameBy<Values>(fieldsOf: (values: Values) => unknown) {
  return (one: Values, other: Values) => isEqual(fieldsOf(one), fieldsOf(other));
}

interface Whole<Values, Thing extends Revised, Fields extends object> {
  read: (id: string) => Promise<Thing>;
  create: (fields: Fields, requestId: string) => Promise<Thing>;
  update: (id: string, fields: Fields & { revision: number }) => Promise<Thing>;
  checked: (values: Values) => Checked<Fields>;
  fieldsOf: (values: Values) => Record<string, unknown>;
  valuesOf: (thing: Thing | Fields) => Values;
  schema: z.ZodType<Fields>;
}

/** Returns the fields to send. @throws {ApiError} if controls are invalid */
export function fieldsToSend<Fields>({ fields, problems }: Checked<Fields>): Fields {
  if (problems !== null) throw new ApiError(errorText.invalid, { code: 'invalid', status: 400, fields: problems });
  return fields;
}

/** Builds the storage of a record that is sent with all its fields. */
export function wholeRecordStorage<Values, Thing extends Revised, Fields extends object>(
  whole: Whole<Values, Thing, Fields>,
): DraftStorage<Values, Thing> {
  const fields = (values: Values) => fieldsToSend(whole.checked(values));
  const isSame = sameBy(whole.fieldsOf);
  return {
    read: whole.read,
    create: async (values, requestId) => await whole.create(fields(values), requestId),
    update: async ({ id, revision }, values) => await whole.update(id, { ...fields(values), revision }),
    sent: whole.fieldsOf,
    has(thing, sent) {
      const wanted = whole.schema.safeParse(sent).data;
      return wanted !== undefined && isSame(whole.valuesOf(thing), whole.valuesOf(wanted));
    },
  };
}

/** The saved record, or the version of a concurrent edit. */
type Saved<Thing> = { result: 'saved'; thing: Thing } | { result: 'conflict'; theirs: Thing };

/** Called before sending: until the answer the server may have the change. */
type OnSend = (unanswered: Record<string, unknown> | null) => void;

async function sending<T>(fields: Record<string, unknown>, onSend: OnSend, work: () => Promise<T>): Promise<T> {
  onSend(fields);
  try {
    const answer = await work();
    onSend(null);
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) onSend(null);
    throw error;
  }
}

/** True if an earlier try without an answer has written the record. */
function isOwn<Values, Thing extends Revised>(
  { has }: Pick<DraftStorage<Values, Thing>, 'has'>,
  current: Thing,
  base: Thing,
  unanswered: Record<string, unknown> | null,
): boolean {
  return unanswered !== null && current.revision === base.revision + 1 && has(current, unanswered);
}

/**
 * Saves a draft: creates a new record once across retries, or updates one on top of its base revision.
 * @throws {ApiError}
 */
export async function saveDraft<Values, Thing extends Revised>(
  storage: DraftStorage<Values, Thing>,
  draft: Draft<Values, Thing>,
  onSend: OnSend,
): Promise<Saved<Thing>> {
  const put = (base: Thing) =>
    sending(storage.sent(draft.values, base), onSend, () => storage.update(base, draft.values));

  const update = async (base: Thing, unanswered: Record<string, unknown> | null): Promise<Saved<Thing>> => {
    try {
      return { result: 'saved', thing: await put(base) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'edit_conflict') throw error;
      const theirs = await storage.read(base.id);
      if (!isOwn(storage, theirs, base, unanswered)) return { result: 'conflict', theirs };
      return { result: 'saved', thing: await put(theirs) };
    }
  };

  const create = async (): Promise<Saved<Thing>> => {
    const fields = storage.sent(draft.values, null);
    const made = await sending(fields, onSend, () => storage.create(draft.values, draft.requestId)).catch((error) => {
      // An earlier try created it with other values; the key is its id.
      if (error instanceof ApiError && error.code === 'key_reused') return storage.read(draft.requestId);
      throw error;
    });
    if (storage.has(made, fields)) return { result: 'saved', thing: made };
    // An earlier try or another tab may have created it with other values.
    if (made.revision > 1) return { result: 'conflict', theirs: made };
    return update(made, null);
  };

  return draft.base === null ? await create() : await update(draft.base, draft.unanswered);
}

interface EditingStart<Values, Thing> {
  initial: Draft<Values, Thing>;
  /** True for a restored draft. */
  isRestored: boolean;
  /** The version of a concurrent edit; null without one. */
  meanwhile: Thing | null;
}

/** A kind of record that organisers edit. */
export interface Editable<Values, Thing extends Revised> {
  drafts: Drafts<Values, Thing>;
  valuesOf: (thing: Thing | null) => Values;
  /** True if two sets of values would be stored the same. */
  isSame: (one: Values, other: Values) => boolean;
  storage: DraftStorage<Values, Thing>;
}

/** Starts with the current record, without a draft. */
function freshStart<Values, Thing extends Revised>(
  { valuesOf }: Pick<Editable<Values, Thing>, 'valuesOf'>,
  current: Thing | null,
): EditingStart<Values, Thing> {
  return { initial: newDraft(current, valuesOf(current)), isRestored: false, meanwhile: null };
}

/** Starts with the stored draft, unless the server already has it. @param current null for a new record */
export function startOf<Values, Thing extends Revised>(
  editable: Omit<Editable<Values, Thing>, 'isSame'>,
  current: Thing | null,
): EditingStart<Values, Thing> {
  const { drafts, storage, valuesOf } = editable;
  const id = current?.id ?? NEW;
  const kept = drafts.kept(id);
  if (kept === null) return freshStart(editable, current);
  if (current === null || kept.base === null) return { initial: kept, isRestored: true, meanwhile: null };
  if (storage.has(current, storage.sent(kept.values, kept.base))) {
    drafts.forget(id);
    return freshStart(editable, current);
  }
  if (isOwn(storage, current, kept.base, kept.unanswered)) {
    return { initial: { ...kept, base: current, unanswered: null }, isRestored: true, meanwhile: null };
  }
  // Changes of fields that this editor doesn't have are no conflict.
  if (sameBy(valuesOf)(kept.base, current)) {
    return { initial: { ...kept, base: current }, isRestored: true, meanwhile: null };
  }
  return { initial: kept, isRestored: true, meanwhile: current };
}

export interface Beginning<Values, Thing extends Revised>
  extends Pick<EditingStart<Values, Thing>, 'initial' | 'meanwhile'> {
  editable: Editable<Values, Thing>;
  /** Discards the restored draft; null without one. */
  onDiscard: (() => void) | null;
}

/** Returns the initial state of an editor, with a React key that changes when editing restarts. */
export function useEditingStart<Values, Thing extends Revised>(
  editable: Editable<Values, Thing>,
  current: Thing | null,
): { key: string; beginning: Beginning<Values, Thing> } {
  const [{ initial, meanwhile, isRestored }, setStart] = useState(() => startOf(editable, current));
  const discard = () => {
    editable.drafts.forget(current?.id ?? NEW);
    setStart(freshStart(editable, current));
  };
  return {
    key: initial.requestId,
    beginning: { editable, initial, meanwhile, onDiscard: isRestored ? discard : null },
  };
}
