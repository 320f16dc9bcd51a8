import { type ActiveQuestion, limits } from '@arena/domain';
import { keptFor } from '../platform/kept-for.ts';
import { toActiveQuestion } from './presenter.ts';
import type { QuestionStore } from './store.ts';

export interface QuestionService {
  /** The questions being asked, in their order, as they were at most five seconds ago. */
  active(): Promise<ActiveQuestion[]>;
  /** Reads the questions anew when they are asked for next: an organiser has changed them. */
  forget(): void;
}

export function questionService(store: QuestionStore): QuestionService {
  // A rush of registrations reads the questions once.
  const kept = keptFor(limits.questionsKept, async () => (await store.active()).map(toActiveQuestion));
  return { active: () => kept.at(performance.now()), forget: kept.forget };
}
