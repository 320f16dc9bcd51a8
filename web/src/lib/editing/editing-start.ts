import { useState } from 'react';
import { type Draft, type Drafts, NEW, newDraft } from './drafts.ts';
import type { Revised, Storing } from './save-draft.ts';

/** Where the editing of a thing begins. */
export interface EditingStart<Values, Thing> {
  initial: Draft<Values, Thing>;
  /** Whether it is what was written here earlier and never saved. */
  isRestored: boolean;
  /** What someone else made of the thing since that was written; null where nobody did. */
  meanwhile: Thing | null;
}

/** What a start needs to know of one kind of thing. */
export interface Startable<Values, Thing extends Revised> {
  drafts: Drafts<Values, Thing>;
  valuesOf: (thing: Thing | null) => Values;
  storing: Pick<Storing<Values, Thing>, 'sent' | 'has'>;
}

/** Begins with the thing as it is, whatever was written here. */
export function freshStart<Values, Thing extends Revised>(
  { valuesOf }: Startable<Values, Thing>,
  current: Thing | null,
): EditingStart<Values, Thing> {
  return { initial: newDraft(current, valuesOf(current)), isRestored: false, meanwhile: null };
}

/** Begins with what this browser kept, unless the server has it already. @param current null for a new thing. */
export function startOf<Values, Thing extends Revised>(
  startable: Startable<Values, Thing>,
  current: Thing | null,
): EditingStart<Values, Thing> {
  const { drafts, storing } = startable;
  const id = current?.id ?? NEW;
  const kept = drafts.kept(id);
  if (kept === null) return freshStart(startable, current);
  if (current === null || kept.base === null) return { initial: kept, isRestored: true, meanwhile: null };
  if (storing.has(current, storing.sent(kept.values, kept.base))) {
    drafts.forget(id);
    return freshStart(startable, current);
  }
  const isOld = kept.base.revision !== current.revision;
  return { initial: kept, isRestored: true, meanwhile: isOld ? current : null };
}

/** What an editor begins with, and how it begins anew. */
export interface Beginning<Values, Thing> extends Pick<EditingStart<Values, Thing>, 'initial' | 'meanwhile'> {
  /** Gives up what was written here earlier and never saved; null where that isn't what one sees. */
  onDiscard: (() => void) | null;
}

/** Where the editing of this thing begins, with a key that is another one once it begins anew. */
export function useEditingStart<Values, Thing extends Revised>(
  startable: Startable<Values, Thing>,
  current: Thing | null,
): { key: string; beginning: Beginning<Values, Thing> } {
  const [{ initial, meanwhile, isRestored }, setStart] = useState(() => startOf(startable, current));
  const discard = () => {
    startable.drafts.forget(current?.id ?? NEW);
    setStart(freshStart(startable, current));
  };
  return { key: initial.requestId, beginning: { initial, meanwhile, onDiscard: isRestored ? discard : null } };
}
