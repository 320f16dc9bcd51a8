import type { FieldErrors } from '@arena/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../calls/api.ts';
import { failureText } from '../calls/failure-text.ts';
import { reportProblem } from '../page/log.ts';
import { checkboxFor, controlFor } from './controls.ts';
import { type Draft, NEW } from './drafts.ts';
import type { Beginning } from './editing-start.ts';
import { type Revised, saveDraft } from './save-draft.ts';

interface Editing<Values, Thing extends Revised> extends Beginning<Values, Thing> {
  labelOf: (control: keyof Values & string) => string;
  problemsWith: (values: Values) => FieldErrors;
  /** Maps the server's problems to controls; by default their paths are the names. */
  byControl?: (wrong: FieldErrors, values: Values) => FieldErrors;
  /** The names of the controls in the order of the screen: the first one with a problem gets the focus. */
  order: (values: Values) => readonly string[];
  onRefused?: (wrong: FieldErrors, values: Values) => void;
  /** Called with the saved record; `isHere` is false once the editor was left. */
  onSaved: (thing: Thing, isHere: boolean) => void;
}

/**
 * Gives the first of some controls that is there, and can be used, the focus once it is drawn: what it lies in may have
 * to be unfolded first.
 */
function useFocusWish() {
  const place = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const controls = wish.map((name) =>
      place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:enabled`),
    );
    controls.find(Boolean)?.focus();
  }, [wish]);
  return { place, focus: (...names: string[]) => setWish(names) };
}

/** Keeps what is typed where it outlives the tab; whether this browser can. */
function useKeptDraft<Values, Thing extends Revised>({ editable, initial }: Editing<Values, Thing>) {
  const { drafts, valuesOf, isSame } = editable;
  const id = initial.base?.id ?? NEW;
  /** The draft at this moment: a save may come before it is drawn. */
  const draft = useRef(initial);
  const [isKept, setKept] = useState(true);

  const keep = (next: Partial<Draft<Values, Thing>>) => {
    draft.current = { ...draft.current, ...next };
    const { values, base, unanswered } = draft.current;
    if (unanswered === null && isSame(values, valuesOf(base))) drafts.forget(id);
    else setKept(drafts.keep(id, draft.current));
  };
  return { latest: () => draft.current, keep, forget: () => drafts.forget(id), isKept };
}

/** The saving of a draft: it never makes two of one thing nor overwrites another's edit unseen. */
function useSaving<Values, Thing extends Revised>(
  editing: Editing<Values, Thing>,
  { latest, keep, forget }: ReturnType<typeof useKeptDraft<Values, Thing>>,
  refuse: (wrong: FieldErrors) => void,
) {
  const { editable, meanwhile, problemsWith, byControl, onSaved } = editing;
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState(meanwhile);
  const isRunning = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Gives the controls back: those that are held take no focus. */
  const release = () => {
    setSaving(false);
    isRunning.current = false;
  };

  /** Sends what is there. Once it is saved the controls stay held: the editor is being left. */
  const send = async () => {
    try {
      const outcome = await saveDraft(editable.storing, latest(), (unanswered) => keep({ unanswered }));
      if (outcome.result === 'conflict') {
        release();
        return setTheirs(outcome.theirs);
      }
      forget();
      onSaved(outcome.thing, isHere.current);
    } catch (error) {
      release();
      if (error instanceof ApiError) refuse(byControl?.(error.fields, latest().values) ?? error.fields);
      else reportProblem('Saving in the admin area', error);
      setFailure(`${failureText(error)} Lo que escribiste sigue aquí.`);
    }
  };

  const save = async () => {
    // Two taps can arrive before the button is drawn as disabled.
    if (isRunning.current) return;
    const wrong = problemsWith(latest().values);
    refuse(wrong);
    if (Object.keys(wrong).length > 0) return setFailure('Hay campos por corregir. El primero tiene el cursor.');
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    await send();
  };
  return { isSaving, failure, theirs, setTheirs, save };
}

/** The editing of one thing by controls of its own: what is in them, what is wrong with them, and their saving. */
export function useControls<Values extends object, Thing extends Revised>(editing: Editing<Values, Thing>) {
  const { editable, initial, order, onRefused, labelOf, onDiscard } = editing;
  const [values, setValues] = useState(initial.values);
  const [base, setBase] = useState(initial.base);
  const [problems, setProblems] = useState<FieldErrors>({});
  const { place, focus } = useFocusWish();
  const draft = useKeptDraft(editing);
  const latest = () => draft.latest().values;

  const refuse = (wrong: FieldErrors) => {
    setProblems(wrong);
    onRefused?.(wrong, latest());
    focus(...order(latest()).filter((name) => wrong[name] !== undefined));
  };
  const { isSaving, failure, theirs, setTheirs, save } = useSaving(editing, draft, refuse);

  const put = (next: Partial<Draft<Values, Thing>>) => {
    draft.keep(next);
    setValues(latest());
  };
  const set = (changed: object, controls: readonly string[] = Object.keys(changed)) => {
    put({ values: { ...latest(), ...changed } });
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !controls.includes(name))));
  };
  /** Changes some values. What was wrong with these controls is no longer said. */
  const change: (changed: Partial<Values>, controls?: readonly string[]) => void = set;
  const rebase = (thing: Thing, next: Values) => {
    put({ values: next, base: thing, unanswered: null });
    setProblems({});
    setBase(thing);
    setTheirs(null);
  };
  return {
    place,
    focus,
    values,
    /** Current values, possibly not rendered yet. */
    latest,
    valuesOf: editable.valuesOf,
    problems,
    change,
    labelOf,
    control: controlFor({ values, problems, change: set }),
    checkbox: checkboxFor({ values, problems, change: set }),
    /** The thing as it was when its editing began; null for a new one. */
    base,
    onDiscard,
    isSaving,
    /** Why the last try to save failed and what to do; null where it didn't. */
    failure,
    /** True if what is typed survives a closed tab. */
    isKept: draft.isKept,
    /** The version of a concurrent edit; null without one. */
    theirs,
    save,
    /** Gives up what was typed for what someone else saved. */
    takeTheirs: (thing: Thing) => rebase(thing, editable.valuesOf(thing)),
    /** Puts what was changed here on top of what someone else saved, and saves it. */
    keepMine: (thing: Thing, merged: Values) => {
      rebase(thing, merged);
      return save();
    },
    /** Leaves the choice for later: the next try to save asks again. */
    postpone: () => setTheirs(null),
  };
}
