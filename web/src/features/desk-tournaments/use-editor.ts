import { type FieldErrors, missingForPlayers, type Tournament } from '@arena/domain';
import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { tournamentList } from '../../lib/calls/desk-tournaments.ts';
import type { Organiser } from '../../lib/calls/organiser.ts';
import type { Draft } from '../../lib/editing/drafts.ts';
import { sameBy, saveDraft } from '../../lib/editing/save-draft.ts';
import { useEditing } from '../../lib/editing/use-editing.ts';
import { serverNow } from '../../lib/time/clock.ts';
import { drafts } from './draft.ts';
import { storing } from './storing.ts';
import { CONTROLS, controlOf, fieldsOf, problemsWith, type TournamentValues, valuesOf } from './values.ts';

const resolver: Resolver<TournamentValues> = (values, _context, options) => {
  const problems = Object.entries(problemsWith(values));
  if (problems.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(problems.map(([path, message]) => [path, { type: 'invalid', message }]));
  return { values: {}, errors: toNestErrors(errors, options) };
};

type Form = UseFormReturn<TournamentValues>;

/** The control of a rule: its own in the list, the one of them all where they are pasted as a text. */
function ruleAt(path: string): HTMLElement | null {
  return document.getElementById(path) ?? document.querySelector<HTMLElement>('[data-part="pasted-rules"]');
}

function focusFirst(form: Form, wrong: FieldErrors): void {
  const first = CONTROLS.find((control) => Object.keys(wrong).some((path) => path.split('.')[0] === control));
  const inside = Object.keys(wrong).find((path) => path.startsWith('rules.'));
  if (first === 'rules' && inside !== undefined) ruleAt(inside)?.focus();
  else if (first !== undefined) form.setFocus(first);
}

/** Shows what the server found wrong beside its controls. */
function showProblems(form: Form, fields: FieldErrors): void {
  const wrong = Object.fromEntries(Object.entries(fields).map(([field, message]) => [controlOf(field), message]));
  for (const control of CONTROLS) {
    if (wrong[control] !== undefined) form.setError(control, { type: 'server', message: wrong[control] });
  }
  focusFirst(form, wrong);
}

async function check(form: Form): Promise<boolean> {
  const wrong = problemsWith(form.getValues());
  if (Object.keys(wrong).length === 0) return true;
  await form.trigger();
  focusFirst(form, wrong);
  return false;
}

const isSame = sameBy(fieldsOf);

/** What players would miss if these values came before them now; null where saving them brings nothing new there. */
function missingOnceSaved(values: TournamentValues, base: Tournament | null): readonly string[] | null {
  const fields = fieldsOf(values);
  if (fields.status === 'draft' || fields.status === base?.status) return null;
  const missing = missingForPlayers(fields, serverNow());
  return missing.length === 0 ? null : missing;
}

interface Editing {
  organiser: Organiser;
  initial: Draft<TournamentValues, Tournament>;
  /** What someone else made of the tournament since the draft began; null where nobody did. */
  meanwhile: Tournament | null;
  /** Hears of the tournament as it was saved. */
  onSaved: (tournament: Tournament) => void;
}

/** The editor of one tournament: its controls, what is wrong with them, and their saving, asked about where players would see less than they need. */
export function useEditor({ organiser, initial, meanwhile, onSaved }: Editing) {
  const form = useForm<TournamentValues>({
    defaultValues: initial.values,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const editing = useEditing({
    initial,
    meanwhile,
    drafts,
    controls: {
      values: () => form.getValues(),
      // The controls stay the ones they are: they aren't registered again.
      show: (values) => form.reset(values, { keepFieldsRef: true }),
      check: () => check(form),
      refuse: (fields) => showProblems(form, fields),
    },
    valuesOf,
    isSame,
    save: (draft, onSend) => saveDraft(storing(organiser), draft, onSend),
    onSaved: (tournament) => {
      void tournamentList.reread();
      onSaved(tournament);
    },
  });

  const onChange = useEffectEvent(editing.changed);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }), [form]);

  const [missing, setMissing] = useState<readonly string[] | null>(null);
  const question = {
    /** What players would miss, while it is asked whether to publish all the same. */
    missing,
    publish: () => {
      setMissing(null);
      return editing.save();
    },
    withdraw: () => setMissing(null),
  };
  const save = async () => {
    const found = missingOnceSaved(form.getValues(), editing.base);
    if (found !== null && (await check(form))) setMissing(found);
    else await editing.save();
  };
  return { ...editing, form, save, question };
}
