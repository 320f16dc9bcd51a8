import type { FieldErrors, Question, Registration } from '@arena/domain';
import { useRef, useState } from 'react';
import type { EditingStart } from '../../lib/editing-start.ts';
import { saveDraft } from '../../lib/save-draft.ts';
import { useEditing } from '../../lib/use-editing.ts';
import type { Organiser } from './calls.ts';
import { drafts, storing } from './correction-storing.ts';
import { teamLabels } from './correction-team.ts';
import { CONTROLS, type CorrectionValues, isSame, problemsWith, valuesOf } from './correction-values.ts';

interface Editing {
  organiser: Organiser;
  start: EditingStart<CorrectionValues, Registration>;
  questions: readonly Question[];
  /** Hears of the registration as it was saved. */
  onSaved: (registration: Registration) => void;
}

export type CorrectionEditing = ReturnType<typeof useCorrection>['editor'];

/** The correcting of one registration: its controls, what is wrong with them, and their saving. */
export function useCorrection({ organiser, start: { initial, meanwhile }, questions, onSaved }: Editing) {
  const [values, setValues] = useState(initial.values);
  const [problems, setProblems] = useState<FieldErrors>({});
  /** The values at this moment: a save may come before they are drawn. */
  const current = useRef(initial.values);
  const place = useRef<HTMLDivElement>(null);

  const put = (next: CorrectionValues) => {
    current.current = next;
    setValues(next);
  };
  const refuse = (wrong: FieldErrors) => {
    setProblems(wrong);
    const paths = [...CONTROLS, ...teamLabels().map(([path]) => path), ...questions.map(({ id }) => `answers.${id}`)];
    const first = paths.find((path) => wrong[path] !== undefined);
    place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first ?? '')}"]`)?.focus();
  };
  const editing = useEditing({
    initial,
    meanwhile,
    drafts,
    controls: {
      values: () => current.current,
      show: put,
      async check() {
        const wrong = problemsWith(current.current, valuesOf(initial.base), questions);
        refuse(wrong);
        return Object.keys(wrong).length === 0;
      },
      refuse,
    },
    valuesOf,
    isSame,
    save: (draft, onSend) => saveDraft(storing(organiser), draft, onSend),
    onSaved,
  });

  /** Changes a value. What was wrong with it is no longer said. */
  const change = (path: string, changed: Partial<CorrectionValues>) => {
    const next = { ...current.current, ...changed };
    put(next);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([wrong]) => wrong !== path)));
    editing.changed(next);
  };
  return { place, editor: { ...editing, values, problems, change } };
}
