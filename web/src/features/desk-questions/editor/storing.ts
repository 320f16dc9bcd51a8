import { Question, QuestionInput } from '@arena/domain';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import { storingWhole } from '../../../lib/editing/save-draft.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { createQuestion, readQuestion, updateQuestion } from '../calls.ts';
import { checkedFields, fieldsOf, QuestionValues, valuesOf } from './values.ts';

/** What this browser keeps of questions that were written and not saved. */
export const drafts = draftsOf(
  deskStorageKeys.draft('question'),
  QuestionValues,
  Question.extend({ tournamentId: Question.shape.tournamentId.default(null) }),
);

/** How an organiser's questions are stored. */
export const storing = storingWhole({
  read: readQuestion,
  create: createQuestion,
  update: updateQuestion,
  checked: checkedFields,
  fieldsOf,
  valuesOf,
  schema: QuestionInput,
});
