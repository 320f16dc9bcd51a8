import { Question, QuestionInput } from '@arena/domain';
import { draftsOf } from '#lib/editing/drafts.ts';
import { wholeRecordStorage } from '#lib/editing/save-draft.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { createQuestion, readQuestion, updateQuestion } from '../question-calls';
import { checkedQuestionFields, QuestionValues, questionFieldsOf, questionValuesOf } from './question-values';

export const questionDrafts = draftsOf(
  adminStorageKeys.draft('question'),
  QuestionValues,
  Question.extend({ tournamentId: Question.shape.tournamentId.default(null) }),
);

export const questionStorage = wholeRecordStorage({
  read: readQuestion,
  create: createQuestion,
  update: updateQuestion,
  checked: checkedQuestionFields,
  fieldsOf: questionFieldsOf,
  valuesOf: questionValuesOf,
  schema: QuestionInput,
});
