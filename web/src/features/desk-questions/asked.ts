import { type ActiveQuestion, limits, type Question, questionsOf } from '@arena/domain';

/** The questions that players are asked in a tournament, or in all, in their order. */
export function asAsked(questions: readonly Question[], tournamentId: string | null): ActiveQuestion[] {
  return questionsOf(questions, tournamentId)
    .filter(({ active }) => active)
    .slice(0, limits.answersPerRegistration)
    .map(({ id, text, type, required, placeholder, options }) => ({ id, text, type, required, placeholder, options }));
}
