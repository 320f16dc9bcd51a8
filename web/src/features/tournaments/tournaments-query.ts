import {
  hasLastSeats,
  limits,
  type PublicTournament,
  readPublicTournament,
  readPublicTournaments,
} from '@arena/domain';
import { type QueryState, queryOptions } from '@tanstack/react-query';
import { readDocument } from '#lib/calls/firestore-rest.ts';
import { keptData } from '#lib/query/kept-data.ts';
import { storageKeys } from '#lib/storage/storage.ts';
import { serverNow } from '#lib/time/clock.ts';

const polled = { refetchInterval: limits.publicPolling, refetchOnReconnect: 'always' } as const;

type Tournaments = readonly PublicTournament[];

/** Returns the milliseconds until the next read: few while a shown tournament has its last seats. */
function pauseAfter({ data = [], status }: QueryState<Tournaments>, shownId: string | undefined): number {
  const mayFill = data.some((each) => [each.id, undefined].includes(shownId) && hasLastSeats(each, serverNow()));
  return mayFill && status !== 'error' ? limits.lastSeats.polling : limits.publicPolling;
}

/** Query of the list of published tournaments. @param shownId the only tournament that is shown, if there is one */
export const tournamentsQuery = (shownId?: string) =>
  queryOptions<Tournaments>({
    queryKey: ['tournaments'],
    queryFn: readCatalogue,
    ...keptData(storageKeys.tournaments, (data) => (Array.isArray(data) ? readPublicTournaments(data) : null)),
    ...polled,
    staleTime: ({ state }) => pauseAfter(state, shownId),
    refetchInterval: ({ state }) => pauseAfter(state, shownId),
  });

/** One tournament that isn't in the list; null if visitors can't see it. */
export const tournamentQuery = (id: string) =>
  queryOptions({ queryKey: ['tournaments', id], queryFn: () => readTournamentDocument(id), ...polled });

/** Reads the public tournaments from one document. A missing catalogue is empty. @throws if it can't be read */
export async function readCatalogue(): Promise<PublicTournament[]> {
  const catalogue = await readDocument('catalogue/published');
  return readPublicTournaments(catalogue?.tournaments);
}

/**
 * Reads a tournament that has left the catalogue from its own document; null if visitors can't see it.
 * @throws if it can't be read
 */
export async function readTournamentDocument(id: string): Promise<PublicTournament | null> {
  const fields = await readDocument(`tournaments/${encodeURIComponent(id)}`);
  return fields && readPublicTournament(id, fields);
}
