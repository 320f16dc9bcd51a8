import { Question } from '@arena/domain';
import { z } from 'zod';
import { draftsOf } from '../../../lib/editing/drafts.ts';
import { deskStorageKeys } from '../../../lib/storage/desk-storage-keys.ts';
import type { QuestionValues } from './values.ts';

const Values: z.ZodType<QuestionValues> = z.strictObject({
  text: z.string(),
  type: z.string(),
  required: z.boolean(),
  active: z.boolean(),
  placeholder: z.string(),
  // Drafts of an earlier version know nothing of it.
  tournamentId: z.string().default(''),
  options: z.string(),
});

/** What this browser keeps of questions that were written and not saved. */
export const drafts = draftsOf(
  deskStorageKeys.draft('question'),
  Values,
  Question.extend({ tournamentId: Question.shape.tournamentId.default(null) }),
);
