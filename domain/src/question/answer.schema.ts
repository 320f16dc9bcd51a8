import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { tooLongAnswers, tooLongText } from '../text/characters.ts';
import { storableText } from '../text/text.ts';
import { recordUpTo } from '../text/total.ts';
import { z } from '../zod.ts';

const INVALID = 'Respuesta no válida';
const AnswerText = storableText(INVALID).max(limits.answerCharacters, tooLongText(limits.answerCharacters));

/** Answers to questions: question id → text, or the list of ticked options of a checkbox question. */
export const Answers = recordUpTo(
  { entries: limits.answersPerRegistration, characters: limits.answersCharacters },
  DocumentId,
  z.union([AnswerText, z.array(AnswerText).max(limits.answersPerRegistration)], INVALID),
  { invalid: INVALID, tooMany: 'Demasiadas respuestas', tooLong: tooLongAnswers },
);
export type Answers = z.infer<typeof Answers>;
