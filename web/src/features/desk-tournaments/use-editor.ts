import { type FieldErrors, missingForPlayers, type Tournament } from '@arena/domain';
import { useState } from 'react';
import { tournamentList } from '../../lib/calls/desk-tournaments.ts';
import type { Beginning } from '../../lib/editing/editing-start.ts';
import { useControls } from '../../lib/editing/use-controls.ts';
import { serverNow } from '../../lib/time/clock.ts';
import { controlOf, controlsOf, fieldsOf, labels, problemsWith, type TournamentValues } from './values.ts';

/** What the server found wrong, by the controls beside which that stands. */
function byControl(wrong: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(wrong).map(([field, message]) => [controlOf(field), message]));
}

/** What players would miss if these values came before them now; null where saving them brings nothing new there. */
function missingOnceSaved(values: TournamentValues, base: Tournament | null): readonly string[] | null {
  const fields = fieldsOf(values);
  if (fields.status === 'draft' || fields.status === base?.status) return null;
  const missing = missingForPlayers(fields, serverNow());
  return missing.length === 0 ? null : missing;
}

/** Of a control that was left once, what is wrong is said as it is typed. */
function useLeft(values: TournamentValues) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const wrong = Object.entries(problemsWith(values)).filter(([name]) => left.includes(name.split('.')[0] ?? name));
  const leave = (name: string) => setLeft((before) => (before.includes(name) ? before : [...before, name]));
  return { wrong: Object.fromEntries(wrong), leave };
}

export type TournamentEditing = ReturnType<typeof useEditor>['editor'];

/**
 * The editor of one tournament: its controls, what is wrong with them, and their saving, asked about where players would
 * see less than they need.
 */
export function useEditor(
  beginning: Beginning<TournamentValues, Tournament>,
  onSaved: (tournament: Tournament, isHere: boolean) => void,
) {
  const editor = useControls({
    ...beginning,
    labelOf: (control) => labels[control],
    problemsWith,
    byControl,
    order: controlsOf,
    onSaved: (tournament, isHere) => {
      void tournamentList.reread();
      onSaved(tournament, isHere);
    },
  });
  const { values, change } = editor;
  const { wrong, leave } = useLeft(values);
  const problems: FieldErrors = { ...wrong, ...editor.problems };

  /** What a field needs to be the control of a value. */
  const control = (name: Exclude<keyof TournamentValues, 'rules'>) => ({
    ...editor.control(name),
    label: labels[name],
    error: problems[name],
    onBlur: () => leave(name),
  });
  const changeRules = (rules: TournamentValues['rules']) => {
    leave('rules');
    change(
      { rules },
      Object.keys(editor.problems).filter((name) => name.startsWith('rules')),
    );
  };

  const [missing, setMissing] = useState<readonly string[] | null>(null);
  const question = {
    /** What players would miss, while it is asked whether to publish all the same. */
    missing,
    publish: () => {
      setMissing(null);
      return editor.save();
    },
    withdraw: () => setMissing(null),
  };
  const save = async () => {
    const found = missingOnceSaved(editor.latest(), editor.base);
    if (found !== null && Object.keys(problemsWith(editor.latest())).length === 0) setMissing(found);
    else await editor.save();
  };
  return { editor: { ...editor, problems, control, changeRules, save }, question };
}
