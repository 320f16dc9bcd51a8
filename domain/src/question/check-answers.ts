import type { FieldErrors } from '../errors.ts';
import { hasOptions, NOT_AN_OPTION } from '../field/options.ts';
import { ownIn } from '../fields.ts';
import { isOneLine, isVisible, ONE_LINE } from '../text/characters.ts';
import type { Answers } from './answer.schema.ts';
import type { ActiveQuestion } from './question.schema.ts';

/** Shown beside a required question that has no answer (specification, section 5). */
const ANSWER_REQUIRED = 'Esta pregunta es obligatoria';

function given(answer: Answers[string] | undefined): string[] {
  return [answer ?? []].flat().filter(isVisible);
}

function problemWith(question: ActiveQuestion, answer: Answers[string] | undefined): string | null {
  const texts = given(answer);
  if (texts.length === 0) return question.required ? ANSWER_REQUIRED : null;
  if (Array.isArray(answer) && question.type !== 'checkbox') return NOT_AN_OPTION;
  if (question.type === 'text' && !texts.every((text) => isOneLine(text.trim()))) return ONE_LINE;
  if (!hasOptions(question.type)) return null;
  const options = question.options.map((option) => option.trim());
  return texts.every((text) => options.includes(text.trim())) ? null : NOT_AN_OPTION;
}

/**
 * What is wrong with the answers to the questions asked, keyed `answers.<question id>`; empty when all is well.
 * An answer to a question that isn't asked any more is no error: see `answersTo`.
 */
export function checkAnswers(questions: readonly ActiveQuestion[], answers: Answers): FieldErrors {
  const problems: FieldErrors = {};
  for (const question of questions) {
    const problem = problemWith(question, ownIn(answers, question.id));
    if (problem !== null) problems[`answers.${question.id}`] = problem;
  }
  return problems;
}

/** Only the answers that were given to questions being asked, so that nothing unasked is ever kept. */
export function answersTo(questions: readonly Pick<ActiveQuestion, 'id'>[], answers: Answers): Answers {
  const kept: Answers = {};
  for (const question of questions) {
    const answer = ownIn(answers, question.id);
    if (answer !== undefined && given(answer).length > 0) kept[question.id] = answer;
  }
  return kept;
}
