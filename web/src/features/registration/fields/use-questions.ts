import { ActiveQuestion } from '@arena/domain';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/calls/api.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { readStored, storageKeys, writeStored } from '../../../lib/storage/storage.ts';

export type QuestionsView =
  | { state: 'loading' }
  | { state: 'ready'; questions: readonly ActiveQuestion[] }
  | { state: 'failed' };

/** The questions as this browser last read them, so that the form opens without a network. */
function keptQuestions(tournamentId: string): QuestionsView {
  const { data } = ActiveQuestion.array().safeParse(readStored('local', storageKeys.questions(tournamentId)));
  return data === undefined ? { state: 'failed' } : { state: 'ready', questions: data };
}

async function readQuestions(tournamentId: string): Promise<QuestionsView> {
  try {
    const questions = await call('GET /questions/active', { query: { tournamentId } });
    writeStored('local', storageKeys.questions(tournamentId), questions);
    return { state: 'ready', questions };
  } catch (error) {
    reportProblem('Reading the questions', error);
    return keptQuestions(tournamentId);
  }
}

/** The questions that a tournament's form asks beside its own fields, and the way to read them again. */
export function useQuestions(tournamentId: string): { view: QuestionsView; reload: () => void } {
  const [view, setView] = useState<QuestionsView>({ state: 'loading' });

  useEffect(() => {
    const read = () => void readQuestions(tournamentId).then(setView);
    read();
    // What is asked may have changed since it was kept.
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [tournamentId]);

  const reload = () => {
    setView({ state: 'loading' });
    void readQuestions(tournamentId).then(setView);
  };
  return { view, reload };
}
