import { ActiveQuestion } from '@arena/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/calls/api.ts';
import { reportProblem } from '#lib/page/log.ts';
import { readKept } from '#lib/query/kept-data.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';

/** Reads the questions; offline, the last ones that this browser read. @throws {ApiError} */
async function readQuestions(tournamentId: string): Promise<readonly ActiveQuestion[]> {
  try {
    return await call('GET /questions/active', { query: { tournamentId } });
  } catch (error) {
    reportProblem('Reading the questions', error);
    const { data: kept } = ActiveQuestion.array().safeParse(
      readKept(visitorStorageKeys.questions(tournamentId), 'local')?.data,
    );
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The questions of a tournament's form. */
export const questionsQuery = (tournamentId: string) =>
  queryOptions({
    queryKey: ['questions', tournamentId],
    queryFn: () => readQuestions(tournamentId),
    // Organisers may have changed them meanwhile.
    refetchOnReconnect: 'always',
    // Stored, so that the form opens offline.
    meta: { storageKey: visitorStorageKeys.questions(tournamentId) },
  });
