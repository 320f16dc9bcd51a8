import { limits } from '@arena/domain';
import { CompetitionView } from '@arena/domain/api';
import { authorizedCall } from '../calls/authorized-call.ts';
import { nullOnError } from '../calls/failures.ts';
import type { Organiser } from '../calls/organiser.ts';
import { adminStorageKeys } from '../storage/admin-storage-keys.ts';
import { adminQuery } from './admin-query.ts';
import { keptData } from './kept-data.ts';

/** Reads a competition; null if nothing is planned. @throws {ApiError} */
export function readCompetition(tournamentId: string): Promise<CompetitionView | null> {
  const params = { tournamentId };
  return nullOnError('competition_not_found', authorizedCall('GET /competitions/:tournamentId', { params }));
}

/** A tournament's competition, refetched every 10 seconds while shown. The tab stores it, so that it opens offline. */
export function competitionQuery({ uid }: Organiser, tournamentId: string) {
  const { meta, ...kept } = keptData<CompetitionView | null>(
    adminStorageKeys.competitionView(uid, tournamentId),
    (data) => CompetitionView.safeParse(data).data ?? null,
    'session',
  );
  const query = adminQuery(
    ['a competition', tournamentId],
    () => readCompetition(tournamentId),
    limits.competitionRefresh,
  );
  return { ...query, ...kept, meta: { ...query.meta, ...meta } };
}
