import type { Question } from '@arena/domain';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import type { Beginning } from '../../../lib/editing/editing-start.ts';
import { saveDraft } from '../../../lib/editing/save-draft.ts';
import { useControls } from '../../../lib/editing/use-controls.ts';
import { questionList } from '../calls.ts';
import { drafts } from './drafts.ts';
import { storing } from './storing.ts';
import { CONTROLS, checkedFields, isSame, type QuestionValues, valuesOf } from './values.ts';

interface Editing extends Omit<Beginning<QuestionValues, Question>, 'onDiscard'> {
  organiser: Organiser;
  /** Hears of the question as it was saved. */
  onSaved: (question: Question) => void;
}

export type QuestionEditing = ReturnType<typeof useEditor>['editor'];

/** The editor of one question: its controls, what is wrong with them, and their saving. */
export function useEditor({ organiser, initial, meanwhile, onSaved }: Editing) {
  return useControls({
    initial,
    meanwhile,
    drafts,
    valuesOf,
    isSame,
    problemsWith: (values) => checkedFields(values).problems ?? {},
    order: () => CONTROLS,
    save: (draft, onSend) => saveDraft(storing(organiser), draft, onSend),
    onSaved(question) {
      void questionList.reread();
      onSaved(question);
    },
  });
}
