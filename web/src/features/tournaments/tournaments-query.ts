import { limits, type PublicTournament, readPublicTournaments } from '@arena/domain';
import { queryOptions } from '@tanstack/react-query';
import { keptData } from '../../lib/query/kept-data.ts';
import { storageKeys } from '../../lib/storage/storage.ts';
import { readCatalogue, readTournamentDocument } from './read-catalogue.ts';

const polled = { refetchInterval: limits.publicPolling, refetchOnReconnect: 'always' } as const;

/** Query of the list of published tournaments. */
export const tournamentsQuery = () =>
  queryOptions<readonly PublicTournament[]>({
    queryKey: ['tournaments'],
    queryFn: readCatalogue,
    ...keptData(storageKeys.tournaments, (data) => (Array.isArray(data) ? readPublicTournaments(data) : null)),
    ...polled,
  });

/** One tournament that isn't in the list; null if visitors can't see it. */
export const tournamentQuery = (id: string) =>
  queryOptions({ queryKey: ['tournaments', id], queryFn: () => readTournamentDocument(id), ...polled });
