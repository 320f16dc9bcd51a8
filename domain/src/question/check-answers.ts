import type { FieldErrors } from '../errors.ts';
import { hasOptions, NOT_AN_OPTION } from '../field/options.ts';
import { isOneLine, isVisible, ONE_LINE } from '../text/characters.ts';
import type { Answers } from './answer.schema.ts';
import type { ActiveQuestion } from './question.schema.ts';

/** Shown beside a required question that has no answer (specification, section 5). */
const ANSWER_REQUIRED = 'Esta pregunta es obligatoria';

/** The answer to a question; an inherited property such as `constructor` is none, though an id may be called so. */
function answerTo(question: Pick<ActiveQuestion, 'id'>, answers: Answers): Answers[string] | undefined {
  return Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
}

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
    const problem = problemWith(question, answerTo(question, answers));
    if (problem !== null) problems[`answers.${question.id}`] = problem;
  }
  return problems;
}

/** Only the answers that were given to questions being asked, so that nothing unasked is ever kept. */
export function answersTo(questions: readonly Pick<ActiveQuestion, 'id'>[], answers: Answers): Answers {
  const kept: Answers = {};
  for (const question of questions) {
    const answer = answerTo(question, answers);
    if (answer !== undefined && given(answer).length > 0) kept[question.id] = answer;
  }
  return kept;
}
