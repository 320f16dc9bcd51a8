import { type ActiveQuestion, limits } from '@arena/domain';
import { toActiveQuestion } from './presenter.ts';
import type { QuestionStore } from './store.ts';

export interface QuestionService {
  /** The questions being asked, in their order, as they were at most five seconds ago. */
  active(): Promise<ActiveQuestion[]>;
  /** Reads the questions anew when they are asked for next: an organiser has changed them. */
  forget(): void;
}

export function questionService(store: QuestionStore): QuestionService {
  let kept: { questions: Promise<ActiveQuestion[]>; until: number } | null = null;

  /** A rush of registrations reads the questions once. A read that failed is not kept. */
  function read(): Promise<ActiveQuestion[]> {
    const questions = store.active().then((active) => active.map(toActiveQuestion));
    questions.catch(() => {
      if (kept?.questions === questions) kept = null;
    });
    kept = { questions, until: performance.now() + limits.questionsKept };
    return questions;
  }

  return {
    active: () => (kept !== null && performance.now() < kept.until ? kept.questions : read()),
    forget() {
      kept = null;
    },
  };
}
