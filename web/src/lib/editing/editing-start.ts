import { useState } from 'react';
import { type Draft, type Drafts, NEW, newDraft } from './drafts.ts';
import { type DraftStorage, isOwn, type Revised, sameBy } from './save-draft.ts';

export interface EditingStart<Values, Thing> {
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
