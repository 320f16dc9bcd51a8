import { errorText, type FieldErrors } from '@arena/domain';
import type { z } from '@arena/domain/zod';
import { ApiError } from '../calls/api.ts';
import { isUnanswered } from '../calls/failure-kinds.ts';
import type { Draft } from './drafts.ts';
import { isEqual } from './is-equal.ts';

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
export type Saved<Thing> = { result: 'saved'; thing: Thing } | { result: 'conflict'; theirs: Thing };

/** Called before sending: until the answer the server may have the change. */
export type OnSend = (unanswered: Record<string, unknown> | null) => void;

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
export function isOwn<Values, Thing extends Revised>(
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
