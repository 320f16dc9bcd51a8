import type { FieldErrors, Tournament } from '@arena/domain';
import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { reportProblem } from '../../lib/log.ts';
import type { Organiser } from './calls.ts';
import { rereadDesk } from './desk-list.ts';
import { type Draft, forgetDraft, keepDraft, NEW } from './draft.ts';
import { saveDraft } from './save.ts';
import { fieldsOf, problemsWith, type TournamentValues, valuesOf } from './values.ts';

/** The controls in the order they stand on the screen, which is the order in which they take the focus. */
const CONTROLS: readonly FieldPath<TournamentValues>[] = [
  'name',
  'description',
  'date',
  'endDate',
  'registrationDeadline',
  'maxPlayers',
  'modality',
  'gameMode',
  'mapSelection',
  'format',
  'entryFee',
  'firstPlacePrize',
  'secondPlacePrize',
  'thirdPlacePrize',
  'prize',
  'rules',
  'linkedFormId',
  'status',
  'publishDate',
];

const resolver: Resolver<TournamentValues> = (values, _context, options) => {
  const problems = Object.entries(problemsWith(values));
  if (problems.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(problems.map(([path, message]) => [path, { type: 'invalid', message }]));
  return { values: {}, errors: toNestErrors(errors, options) };
};

type Form = UseFormReturn<TournamentValues>;

function focusFirst(form: Form, wrong: FieldErrors): void {
  const first = CONTROLS.find((control) => Object.keys(wrong).some((path) => path.split('.')[0] === control));
  const inside = Object.keys(wrong).find((path) => path.startsWith('rules.'));
  if (first === 'rules' && inside !== undefined) document.getElementById(inside)?.focus();
  else if (first !== undefined) form.setFocus(first);
}

/** Shows what the server found wrong beside its controls. */
function showProblems(form: Form, fields: FieldErrors): void {
  const wrong = Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field === 'prizePool' ? 'firstPlacePrize' : field, message]),
  );
  for (const control of CONTROLS) {
    if (wrong[control] !== undefined) form.setError(control, { type: 'server', message: wrong[control] });
  }
  focusFirst(form, wrong);
}

function isUntouched({ values, base }: Draft): boolean {
  return JSON.stringify(fieldsOf(values)) === JSON.stringify(fieldsOf(valuesOf(base)));
}

interface Editing {
  organiser: Organiser;
  initial: Draft;
  /** What someone else made of the tournament since the draft began; null where nobody did. */
  meanwhile: Tournament | null;
  /** Hears of the tournament as it was saved. */
  onSaved: (tournament: Tournament) => void;
}

/** Keeps what is typed where it outlives the tab; whether this browser can. */
function useKeptDraft(form: Form, initial: Draft) {
  const id = initial.base?.id ?? NEW;
  const draft = useRef(initial);
  const [isKept, setKept] = useState(true);

  const keep = (next: Partial<Draft>) => {
    draft.current = { ...draft.current, ...next };
    if (isUntouched(draft.current) && draft.current.unanswered === null) forgetDraft(id);
    else setKept(keepDraft(id, draft.current));
  };
  const keeper = useRef(keep);
  useEffect(() => {
    keeper.current = keep;
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keeper.current({ values }) }),
    [form],
  );
  return { id, draft, keep, isKept };
}

/**
 * The editor of one tournament: its controls, what is wrong with them, the saving that never makes two of one nor
 * overwrites another's edit unseen, and the draft that outlives the tab.
 */
export function useEditor({ organiser, initial, meanwhile, onSaved }: Editing) {
  const form = useForm<TournamentValues>({
    defaultValues: initial.values,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { id, draft, keep, isKept } = useKeptDraft(form, initial);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The tournament as someone else left it meanwhile; null where nobody did. */
  const [theirs, setTheirs] = useState(meanwhile);
  const [base, setBase] = useState(initial.base);
  const isRunning = useRef(false);

  const fail = (error: unknown) => {
    if (error instanceof ApiError) showProblems(form, error.fields);
    else reportProblem('Saving a tournament', error);
    setFailure(`${failureText(error)} Lo que escribiste sigue aquí.`);
  };

  const send = async (values: TournamentValues) => {
    try {
      const outcome = await saveDraft(organiser, { ...draft.current, values }, (unanswered) => keep({ unanswered }));
      if (outcome.result === 'conflict') return setTheirs(outcome.theirs);
      forgetDraft(id);
      void rereadDesk();
      onSaved(outcome.tournament);
    } catch (error) {
      fail(error);
    }
  };

  const save = async () => {
    const values = form.getValues();
    const wrong = problemsWith(values);
    if (Object.keys(wrong).length > 0) {
      await form.trigger();
      setFailure('Hay campos por corregir. El primero tiene el cursor.');
      return focusFirst(form, wrong);
    }
    // Two taps can arrive before the button is drawn as disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    await send(values);
    setSaving(false);
    isRunning.current = false;
  };

  /** Goes on from the tournament as someone else saved it. */
  const rebase = (tournament: Tournament, values: TournamentValues) => {
    // The controls stay the ones they are: they aren't registered again.
    form.reset(values, { keepFieldsRef: true });
    keep({ values, base: tournament, unanswered: null });
    setBase(tournament);
    setTheirs(null);
  };

  /** Gives up what was typed for what someone else saved. */
  const takeTheirs = (tournament: Tournament) => rebase(tournament, valuesOf(tournament));

  /** Puts what was changed here on top of what someone else saved, and saves it. */
  const keepMine = (tournament: Tournament, values: TournamentValues) => {
    rebase(tournament, values);
    return save();
  };

  /** Leaves the choice for later: the next try to save asks again. */
  const postpone = () => setTheirs(null);

  return { form, base, isSaving, failure, isKept, theirs, save, takeTheirs, keepMine, postpone };
}
