import { QuestionType } from '../field/field-type.schema.ts';
import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { z } from '../zod.ts';

/** A question of the registration form. `options` is empty for text and textarea; `order` counts from 0. */
export const Question = z.strictObject({
  id: DocumentId,
  text: z.string(),
  type: QuestionType,
  required: z.boolean(),
  placeholder: z.string(),
  options: z.array(z.string()),
  active: z.boolean(),
  /** The only tournament that asks it; null for all. */
  tournamentId: DocumentId.nullable(),
  order: z.int().min(0),
  /** Counts the organisers' edits from 1, to detect two editors; changes of `order` don't count. */
  revision: z.int().min(0),
});
export type Question = z.infer<typeof Question>;

export const ActiveQuestion = Question.omit({ active: true, tournamentId: true, order: true, revision: true });
export type ActiveQuestion = z.infer<typeof ActiveQuestion>;

/** Returns the questions of a tournament, its own and those of all tournaments, in their order. */
export function questionsOf<One extends Pick<Question, 'tournamentId'>>(
  questions: readonly One[],
  tournamentId: string | null,
): One[] {
  return questions.filter((question) => question.tournamentId === null || question.tournamentId === tournamentId);
}

/** Lists the questions of a tournament's registration form in order. */
export function registrationQuestionsOf<One extends Pick<Question, 'tournamentId' | 'active'>>(
  questions: readonly One[],
  tournamentId: string | null,
): One[] {
  const active = questionsOf(questions, tournamentId).filter((question) => question.active);
  return active.slice(0, limits.answersPerRegistration);
}
