import type { FieldErrors, Question } from '@arena/domain';
import { useRef, useState } from 'react';
import type { Draft } from '../../lib/drafts.ts';
import { saveDraft } from '../../lib/save-draft.ts';
import { useEditing } from '../../lib/use-editing.ts';
import type { Organiser } from './calls.ts';
import { drafts } from './drafts.ts';
import { rereadQuestions } from './question-list.ts';
import { storing } from './storing.ts';
import { CONTROLS, checkedFields, isSame, type QuestionValues, valuesOf } from './values.ts';

interface Editing {
  organiser: Organiser;
  initial: Draft<QuestionValues, Question>;
  /** What someone else made of the question since the draft began; null where nobody did. */
  meanwhile: Question | null;
  /** Hears of the question as it was saved. */
  onSaved: (question: Question) => void;
}

export type QuestionEditing = ReturnType<typeof useEditor>['editor'];

/** The editor of one question: its controls, what is wrong with them, and their saving. */
export function useEditor({ organiser, initial, meanwhile, onSaved }: Editing) {
  const [values, setValues] = useState(initial.values);
  const [problems, setProblems] = useState<FieldErrors>({});
  /** The values at this moment: a save may come before they are drawn. */
  const current = useRef(initial.values);
  const place = useRef<HTMLDivElement>(null);

  const put = (next: QuestionValues) => {
    current.current = next;
    setValues(next);
  };
  const refuse = (wrong: FieldErrors) => {
    setProblems(wrong);
    const first = CONTROLS.find((control) => wrong[control] !== undefined);
    place.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const editing = useEditing({
    initial,
    meanwhile,
    drafts,
    controls: {
      values: () => current.current,
      show: put,
      async check() {
        const wrong = checkedFields(current.current).problems;
        refuse(wrong ?? {});
        return wrong === null;
      },
      refuse,
    },
    valuesOf,
    isSame,
    save: (draft, onSend) => saveDraft(storing(organiser), draft, onSend),
    onSaved(question) {
      void rereadQuestions();
      onSaved(question);
    },
  });

  /** Changes some values. What was wrong with them is no longer said. */
  const change = (changed: Partial<QuestionValues>) => {
    const next = { ...current.current, ...changed };
    put(next);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([control]) => !(control in changed))));
    editing.changed(next);
  };
  return { place, editor: { ...editing, values, problems, change } };
}
