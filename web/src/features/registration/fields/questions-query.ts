import { ActiveQuestion } from '@arena/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/api.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../../lib/storage/visitor-storage-keys.ts';

/** Reads the questions; without a signal, as this browser last read them. @throws {ApiError} */
async function readQuestions(tournamentId: string): Promise<readonly ActiveQuestion[]> {
  try {
    return await call('GET /questions/active', { query: { tournamentId } });
  } catch (error) {
    reportProblem('Reading the questions', error);
    const { data: kept } = ActiveQuestion.array().safeParse(
      readStored('local', visitorStorageKeys.questions(tournamentId)),
    );
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Keeps the questions, so that the form opens without a signal. */
export function keepQuestions(tournamentId: string, questions: readonly ActiveQuestion[]): void {
  writeStored('local', visitorStorageKeys.questions(tournamentId), questions);
}

/** Query of the questions that a tournament's form asks beside its own fields. */
export const questionsQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: ['questions', tournamentId],
    queryFn: () => readQuestions(tournamentId),
    // Organisers may have changed them while the phone was offline.
    refetchOnReconnect: 'always',
  });
