import { Question } from '@arena/domain';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import { QuestionValues } from './values.ts';

/** What this browser keeps of questions that were written and not saved. */
export const drafts = draftsOf(
  deskStorageKeys.draft('question'),
  QuestionValues,
  Question.extend({ tournamentId: Question.shape.tournamentId.default(null) }),
);
