import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { tooLongText } from '../text/characters.ts';
import { storableText } from '../text/text.ts';
import { z } from '../zod.ts';

const INVALID = 'Respuesta no válida';
const AnswerText = storableText(INVALID).max(limits.answerCharacters, tooLongText(limits.answerCharacters));

/** Answers to questions: question id → text, or the list of ticked options of a checkbox question. */
export const Answers = z
  .record(DocumentId, z.union([AnswerText, z.array(AnswerText).max(limits.answersPerRegistration)], INVALID), INVALID)
  .refine((answers) => Object.keys(answers).length <= limits.answersPerRegistration, 'Demasiadas respuestas');
export type Answers = z.infer<typeof Answers>;
