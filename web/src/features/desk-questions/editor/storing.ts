import { QuestionInput } from '@arena/domain';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { storingWhole } from '../../../lib/editing/save-draft.ts';
import { createQuestion, readQuestion, updateQuestion } from '../calls.ts';
import { checkedFields, fieldsOf, valuesOf } from './values.ts';

/** How an organiser's questions are stored. */
export const storing = (organiser: Organiser) =>
  storingWhole({
    read: readQuestion,
    create: (fields) => createQuestion(organiser, fields),
    update: (id, fields) => updateQuestion(organiser, id, fields),
    checked: checkedFields,
    fieldsOf,
    valuesOf,
    schema: QuestionInput,
  });
