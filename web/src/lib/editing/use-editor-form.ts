import type { FieldErrors as Messages } from '@arena/domain';
import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { ApiError } from '../calls/api.ts';
import { failureText } from '../calls/failures.ts';
import { reportProblem } from '../page/log.ts';
import type { Beginning } from './drafts.ts';
import { type Draft, NEW, type Revised, saveDraft } from './drafts.ts';

/** Builds a resolver from a check that maps controls to messages. */
export function resolverBy<Values extends FieldValues>(check: (values: Values) => Messages): Resolver<Values> {
  return (values, _context, options) => {
    const wrong = Object.entries(check(values));
    if (wrong.length === 0) return { values, errors: {} };
    const errors: FieldErrors = Object.fromEntries(wrong.map(([path, message]) => [path, { type: 'check', message }]));
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** Follows all values of a form for rendering. */
export function useValues<Values extends FieldValues>({ control }: UseFormReturn<Values>): Values {
  // A copy, because the form mutates its values.
  return useWatch({ control, compute: (values: Values) => structuredClone(values) });
}

/** Registers the controls of a form by their names, each with its error. */
export function useRegister<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { control, getFieldState, register } = form;
  // The compiler doesn't see that `form` mutates its state.
  const formState = useFormState({ control });
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
  });
}

interface Editing<Values extends FieldValues, Thing extends Revised> extends Beginning<Values, Thing> {
  form: UseFormReturn<Values>;
  /** Returns the control of a server's path. */
  nameOf: (path: string) => FieldPath<Values>;
  /** Called before an invalid control gets the focus, to expand what hides it. */
  onRefused?: (errors: FieldErrors<Values>) => void;
  /** `isHere` is false if the editor was left meanwhile. */
  onSaved: (thing: Thing, isHere: boolean) => void;
}

/** Calls back with a copy of a form's values after each change. */
export function useOnValuesChange<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  callback: (values: Values) => void,
): void {
  const onTyped = useEffectEvent((values: Values) => callback(structuredClone(values)));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }), [subscribe]);
}

/** Stores the draft of a form beyond the tab's life; `isKept` is false if the browser can't. */
function useDraft<Values extends FieldValues, Thing extends Revised>(
  form: UseFormReturn<Values>,
  { editable: { drafts, valuesOf, isSame }, initial }: Beginning<Values, Thing>,
) {
  const id = initial.base?.id ?? NEW;
  const draft = useRef(initial);
  const [isKept, setKept] = useState(true);
  const keep = (changed: Partial<Draft<Values, Thing>>) => {
    draft.current = { ...draft.current, ...changed };
    const { values, base, unanswered } = draft.current;
    if (unanswered === null && isSame(values, valuesOf(base))) drafts.forget(id);
    else setKept(drafts.keep(id, draft.current));
  };
  useOnValuesChange(form, (values) => keep({ values }));
  return { latest: () => draft.current, keep, forget: () => drafts.forget(id), isKept };
}

/** Follows if the component is still mounted. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

const INVALID = 'form [aria-invalid="true"]:enabled, form fieldset[aria-describedby$="-error"] input:enabled';

/** Focuses the first invalid control once it is rendered with its error. */
export function useFirstError(): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(INVALID)?.focus();
  }, [refusals]);
  return () => setRefusals((before) => before + 1);
}

/** Restores the focus after saving, because disabled controls lose it. */
export function useKeptFocus(isSaving: boolean): void {
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSaving) left.current = document.activeElement;
    else if (document.activeElement === document.body && left.current instanceof HTMLElement) left.current.focus();
  }, [isSaving]);
}

/** State for the frame of an editor. */
export interface EditorState<Values, Thing> {
  values: () => Values;
  valuesOf: (thing: Thing | null) => Values;
  /** The record when editing began; null for a new one. */
  base: Thing | null;
  onDiscard: (() => void) | null;
  isSaving: boolean;
  /** Text of the last failure to save; null after a success. */
  failure: string | null;
  /** True if the draft outlives the tab. */
  isKept: boolean;
  /** The version of a concurrent edit; null without one. */
  theirs: Thing | null;
  save: () => Promise<void>;
  takeTheirs: (thing: Thing) => void;
  keepMine: (thing: Thing, merged: Values) => Promise<void>;
  postpone: () => void;
}

/** An admin's form with a draft, one save at a time, and a choice after a concurrent edit. */
export function useEditorForm<Values extends FieldValues, Thing extends Revised>(
  editing: Editing<Values, Thing>,
): EditorState<Values, Thing> {
  const { form, editable, initial, meanwhile, onDiscard, nameOf, onRefused, onSaved } = editing;
  const { latest, keep, forget, isKept } = useDraft(form, editing);
  const [base, setBase] = useState(initial.base);
  const [theirs, setTheirs] = useState(meanwhile);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const isHere = useIsHere();
  const focusFirstError = useFirstError();

  const release = () => {
    setSaving(false);
    isRunning.current = false;
  };
  const pointOut = (errors: FieldErrors<Values>) => {
    onRefused?.(errors);
    focusFirstError();
  };
  const refuse = (error: unknown) => {
    if (error instanceof ApiError) {
      const wrong = Object.entries(error.fields).map(([path, message]) => [nameOf(path), message] as const);
      for (const [name, message] of wrong) form.setError(name, { type: 'server', message });
      if (wrong.length > 0) pointOut(form.formState.errors);
    } else reportProblem('Saving in the admin area', error);
    setFailure(`${failureText(error)} Lo que escribiste sigue aquí.`);
  };
  const send = async () => {
    // A second tap may come before the button is rendered as disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    try {
      keep({ values: structuredClone(form.getValues()) });
      const outcome = await saveDraft(editable.storage, latest(), (unanswered) => keep({ unanswered }));
      if (outcome.result === 'conflict') {
        release();
        return setTheirs(outcome.theirs);
      }
      // The controls stay disabled, because the editor closes.
      forget();
      onSaved(outcome.thing, isHere.current);
    } catch (error) {
      release();
      refuse(error);
    }
  };
  const invalid = (errors: FieldErrors<Values>) => {
    pointOut(errors);
    setFailure('Hay campos por corregir. El primero tiene el cursor.');
  };
  const save = () => form.handleSubmit(send, invalid)();
  const rebase = (thing: Thing, values: Values) => {
    form.reset(values);
    keep({ values, base: thing, unanswered: null });
    setBase(thing);
    setTheirs(null);
  };
  return {
    values: form.getValues,
    valuesOf: editable.valuesOf,
    base,
    onDiscard,
    isSaving,
    failure,
    isKept,
    theirs,
    save,
    takeTheirs: (thing) => rebase(thing, editable.valuesOf(thing)),
    keepMine: (thing, merged) => {
      rebase(thing, merged);
      return save();
    },
    postpone: () => setTheirs(null),
  };
}
