import { type ActiveQuestion, askedOf, limits, type Question } from '@arena/domain';
import { keptFor } from '../platform/pace/kept-for.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import type { QuestionStore } from './store.ts';

export interface QuestionService {
  /** The questions that a tournament asks, or those that all do, in their order, as of at most five seconds ago. */
  active(tournamentId?: string): Promise<ActiveQuestion[]>;
  /** The same for visitors: what only a tournament asks that isn't published is nobody's business yet. */
  shown(tournamentId?: string): Promise<ActiveQuestion[]>;
  /** Reads the questions anew when they are asked for next: an organiser has changed them. */
  forget(): void;
}

/** What the registration form gets of a question. */
export function toActiveQuestion({ id, text, type, required, placeholder, options }: Question): ActiveQuestion {
  return { id, text, type, required, placeholder, options };
}

/** What the form of a tournament asks, or what that of every one does. */
export function formOf(questions: readonly Question[], tournamentId: string | undefined): ActiveQuestion[] {
  return askedOf(questions, tournamentId ?? null).map(toActiveQuestion);
}

export function questionService(store: QuestionStore, tournaments: Pick<TournamentStore, 'visible'>): QuestionService {
  // A rush of registrations reads the questions once.
  const kept = keptFor(limits.questionsKept, () => store.active());
  return {
    active: async (tournamentId) => formOf(await kept.at(performance.now()), tournamentId),
    async shown(tournamentId) {
      const questions = await kept.at(performance.now());
      const hasOwn = questions.some(
        (question) => question.tournamentId !== null && question.tournamentId === tournamentId,
      );
      if (!hasOwn || tournamentId === undefined) return formOf(questions, undefined);
      const tournament = await tournaments.visible(tournamentId);
      return formOf(questions, tournament?.status === 'published' ? tournamentId : undefined);
    },
    forget: kept.forget,
  };
}
