import type { ActiveQuestion } from '@arena/domain';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reportProblem } from '../../lib/log.ts';

export type QuestionsView =
  | { state: 'loading' }
  | { state: 'ready'; questions: readonly ActiveQuestion[] }
  | { state: 'failed' };

async function readQuestions(): Promise<QuestionsView> {
  try {
    return { state: 'ready', questions: await call('GET /questions/active', {}) };
  } catch (error) {
    reportProblem('Reading the questions', error);
    return { state: 'failed' };
  }
}

/** The questions that the registration form asks beside its own fields, and the way to ask for them again. */
export function useQuestions(): { view: QuestionsView; reload: () => void } {
  const [view, setView] = useState<QuestionsView>({ state: 'loading' });

  useEffect(() => {
    void readQuestions().then(setView);
  }, []);

  const reload = () => {
    setView({ state: 'loading' });
    void readQuestions().then(setView);
  };
  return { view, reload };
}
