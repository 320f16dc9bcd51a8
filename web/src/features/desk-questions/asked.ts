import { type ActiveQuestion, limits, type Question } from '@arena/domain';

/** The questions that players are asked, in their order. */
export function asAsked(questions: readonly Question[]): ActiveQuestion[] {
  return questions
    .filter(({ active }) => active)
    .slice(0, limits.answersPerRegistration)
    .map(({ id, text, type, required, placeholder, options }) => ({ id, text, type, required, placeholder, options }));
}
