import { ActiveQuestion } from '@arena/domain';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { call } from '../../../lib/calls/api.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../../lib/storage/visitor-storage-keys.ts';

export type QuestionsView =
  | { state: 'loading' }
  | { state: 'ready'; questions: readonly ActiveQuestion[] }
  | { state: 'failed' };

/** The questions as this browser last read them, so that the form opens without a network. */
function keptQuestions(tournamentId: string): QuestionsView {
  const { data } = ActiveQuestion.array().safeParse(readStored('local', visitorStorageKeys.questions(tournamentId)));
  return data === undefined ? { state: 'failed' } : { state: 'ready', questions: data };
}

async function readQuestions(tournamentId: string): Promise<QuestionsView> {
  try {
    const questions = await call('GET /questions/active', { query: { tournamentId } });
    writeStored('local', visitorStorageKeys.questions(tournamentId), questions);
    return { state: 'ready', questions };
  } catch (error) {
    reportProblem('Reading the questions', error);
    return keptQuestions(tournamentId);
  }
}

type SetView = Dispatch<SetStateAction<QuestionsView>>;

async function readInto(setView: SetView, tournamentId: string): Promise<void> {
  const next = await readQuestions(tournamentId);
  // A form that is being filled in stays where they can't be read again.
  setView((last) => (last.state === 'ready' && next.state === 'failed' ? last : next));
}

/** The questions that a tournament's form asks beside its own fields, and the way to read them again. */
export function useQuestions(tournamentId: string): { view: QuestionsView; reread: () => void } {
  const [view, setView] = useState<QuestionsView>({ state: 'loading' });

  useEffect(() => {
    const read = () => void readInto(setView, tournamentId);
    read();
    // What is asked may have changed since it was kept.
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [tournamentId]);

  const reread = () => {
    setView((last) => (last.state === 'ready' ? last : { state: 'loading' }));
    void readInto(setView, tournamentId);
  };
  return { view, reread };
}
