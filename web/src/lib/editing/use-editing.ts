import type { FieldErrors } from '@arena/domain';
import { useRef, useState } from 'react';
import { ApiError } from '../calls/api.ts';
import { failureText } from '../calls/failure-text.ts';
import { reportProblem } from '../page/log.ts';
import { type Draft, type Drafts, NEW } from './drafts.ts';
import type { OnSend, Revised, Saved } from './save-draft.ts';

/** The controls of an editor, as far as saving is concerned. */
export interface Controls<Values> {
  /** What is in them now. */
  values(): Values;
  /** Puts other values into them. */
  show(values: Values): void;
  /** Says beside each control what is wrong with it and gives the first the focus; whether all is well. */
  check(): Promise<boolean>;
  /** The same with what the server found wrong. */
  refuse(fields: FieldErrors): void;
}

/** What the editing of one kind of thing needs to know. */
export interface Editing<Values, Thing extends Revised> {
  initial: Draft<Values, Thing>;
  /** What someone else made of the thing since the draft began; null where nobody did. */
  meanwhile: Thing | null;
  drafts: Drafts<Values, Thing>;
  controls: Controls<Values>;
  valuesOf: (thing: Thing | null) => Values;
  /** Whether two sets of values would be stored alike. */
  isSame: (one: Values, other: Values) => boolean;
  /** @throws {ApiError} */
  save: (draft: Draft<Values, Thing>, onSend: OnSend) => Promise<Saved<Thing>>;
  /** Hears of the thing as it was saved. */
  onSaved: (thing: Thing) => void;
}

/** Keeps what is typed where it outlives the tab; whether this browser can. */
function useKeptDraft<Values, Thing extends Revised>(editing: Editing<Values, Thing>) {
  const { initial, drafts, valuesOf, isSame } = editing;
  const id = initial.base?.id ?? NEW;
  const draft = useRef(initial);
  const [isKept, setKept] = useState(true);

  const keep = (next: Partial<Draft<Values, Thing>>) => {
    draft.current = { ...draft.current, ...next };
    const { values, base, unanswered } = draft.current;
    if (unanswered === null && isSame(values, valuesOf(base))) drafts.forget(id);
    else setKept(drafts.keep(id, draft.current));
  };
  return { id, draft, keep, isKept };
}

/** How far the saving of a thing is. */
export interface EditingState<Values, Thing> {
  /** The thing as it was when its editing began; null for a new one. */
  base: Thing | null;
  isSaving: boolean;
  /** Why the last try to save failed and what to do; null where it didn't. */
  failure: string | null;
  /** Whether what is typed survives a closed tab. */
  isKept: boolean;
  /** The thing as someone else left it meanwhile; null where nobody did. */
  theirs: Thing | null;
  /** Hears of every change in the controls. */
  changed: (values: Values) => void;
  save: () => Promise<void>;
  /** Gives up what was typed for what someone else saved. */
  takeTheirs: (thing: Thing) => void;
  /** Puts what was changed here on top of what someone else saved, and saves it. */
  keepMine: (thing: Thing, values: Values) => Promise<void>;
  /** Leaves the choice for later: the next try to save asks again. */
  postpone: () => void;
}

/**
 * The editing of one thing: the saving that never makes two of one nor overwrites another's edit unseen, and the
 * draft that outlives the tab.
 */
export function useEditing<Values, Thing extends Revised>(
  editing: Editing<Values, Thing>,
): EditingState<Values, Thing> {
  const { initial, meanwhile, drafts, controls, valuesOf, onSaved } = editing;
  const { id, draft, keep, isKept } = useKeptDraft(editing);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState(meanwhile);
  const [base, setBase] = useState(initial.base);
  const isRunning = useRef(false);

  const send = async () => {
    try {
      const current = { ...draft.current, values: controls.values() };
      const outcome = await editing.save(current, (unanswered) => keep({ unanswered }));
      if (outcome.result === 'conflict') return setTheirs(outcome.theirs);
      drafts.forget(id);
      onSaved(outcome.thing);
    } catch (error) {
      if (error instanceof ApiError) controls.refuse(error.fields);
      else reportProblem('Saving at the desk', error);
      setFailure(`${failureText(error)} Lo que escribiste sigue aquí.`);
    }
  };

  const save = async () => {
    // Two taps can arrive before the button is drawn as disabled.
    if (isRunning.current) return;
    if (!(await controls.check())) return setFailure('Hay campos por corregir. El primero tiene el cursor.');
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    await send();
    setSaving(false);
    isRunning.current = false;
  };

  const rebase = (thing: Thing, values: Values) => {
    controls.show(values);
    keep({ values, base: thing, unanswered: null });
    setBase(thing);
    setTheirs(null);
  };

  return {
    base,
    isSaving,
    failure,
    isKept,
    theirs,
    changed: (values) => keep({ values }),
    save,
    takeTheirs: (thing) => rebase(thing, valuesOf(thing)),
    keepMine: (thing, values) => {
      rebase(thing, values);
      return save();
    },
    postpone: () => setTheirs(null),
  };
}
