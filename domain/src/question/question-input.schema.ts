import { QuestionType } from '../field/field-type.schema.ts';
import { optionsUpTo, refuseWithoutOptions } from '../field/options.schema.ts';
import { hasOptions } from '../field/options.ts';
import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { singleLineUpTo, textUpTo } from '../text/text.ts';
import { z } from '../zod.ts';

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
