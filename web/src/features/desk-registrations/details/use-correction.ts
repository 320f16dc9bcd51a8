import type { Question, Registration } from '@arena/domain';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { GUARDIAN_PATHS } from '../../../lib/editing/correction-guardian.ts';
import { teamLabels } from '../../../lib/editing/correction-team.ts';
import {
  CONTROLS,
  type CorrectionValues,
  isSame,
  problemsWith,
  valuesOf,
} from '../../../lib/editing/correction-values.ts';
import type { Beginning } from '../../../lib/editing/editing-start.ts';
import { saveDraft } from '../../../lib/editing/save-draft.ts';
import { useControls } from '../../../lib/editing/use-controls.ts';
import { drafts, storing } from './correction-storing.ts';

interface Editing extends Beginning<CorrectionValues, Registration> {
  organiser: Organiser;
  questions: readonly Question[];
  /** Hears of the registration as it was saved. */
  onSaved: (registration: Registration) => void;
}

export type CorrectionEditing = ReturnType<typeof useCorrection>['editor'];

/** The correcting of one registration: its controls, what is wrong with them, and their saving. */
export function useCorrection({ organiser, initial, meanwhile, questions, onSaved }: Editing) {
  return useControls({
    initial,
    meanwhile,
    drafts,
    valuesOf,
    isSame,
    problemsWith: (values) => problemsWith(values, valuesOf(initial.base), questions),
    order: () => [
      ...CONTROLS,
      ...GUARDIAN_PATHS,
      ...teamLabels().map(([path]) => path),
      ...questions.map(({ id }) => `answers.${id}`),
    ],
    save: (draft, onSend) => saveDraft(storing(organiser), draft, onSend),
    onSaved,
  });
}
