import { QuestionType } from '../field/field-type.schema.ts';
import { optionsUpTo, refuseWithoutOptions } from '../field/options.schema.ts';
import { hasOptions } from '../field/options.ts';
import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { singleLineUpTo, textUpTo } from '../text/text.ts';
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

const bounds = limits.question;

const QuestionFields = z
  .strictObject({
    text: textUpTo(bounds.textCharacters, 'Question text is required'),
    type: z.enum(QuestionType.options, {
      error: ({ input }) =>
        input === undefined || input === '' ? 'Question type is required' : 'Invalid question type',
    }),
    required: z.boolean().default(false),
    placeholder: singleLineUpTo(bounds.textCharacters).default(''),
    options: optionsUpTo(bounds).default([]),
    active: z.boolean().default(true),
    /** The only tournament that asks it; null or absent for all. */
    tournamentId: DocumentId.nullable().optional(),
  })
  .superRefine(refuseWithoutOptions('Options are required for this question type'));

function withoutNeedlessOptions<Question extends z.infer<typeof QuestionFields>>(question: Question): Question {
  return hasOptions(question.type) ? question : { ...question, options: [] };
}

function whole<Question extends z.infer<typeof QuestionFields>>(question: Question) {
  return { ...withoutNeedlessOptions(question), tournamentId: question.tournamentId ?? null };
}

/** An organiser's question, with prescribed messages. Options of a type without options are dropped. */
export const QuestionInput = QuestionFields.transform(whole);
export type QuestionInput = z.infer<typeof QuestionInput>;

/**
 * A question's new fields. `revision`, if given, is the one that the organiser saw. Without `tournamentId`, the
 * tournament stays.
 */
export const QuestionUpdate = QuestionFields.safeExtend({
  revision: z.int().min(0).optional(),
}).transform(withoutNeedlessOptions);
export type QuestionUpdate = z.infer<typeof QuestionUpdate>;
