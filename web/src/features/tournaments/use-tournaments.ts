import { isActive, type PublicTournament, toMillis, tournamentCard } from '@arena/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { enrolmentIn } from '#lib/storage/local-registrations.ts';
import { useStored } from '#lib/storage/storage.ts';
import { useItemsNow, useServerNow } from '#lib/time/clock.ts';
import { tournamentQuery, tournamentsQuery } from './tournaments-query.ts';

/** State of the list of tournaments in this browser. */
export interface TournamentsReading {
  /** `loading` until the first answer, then the result of the last read. */
  state: 'loading' | 'ready' | 'failed';
  /** The last list, possibly from an earlier visit; null without one. */
  tournaments: readonly PublicTournament[] | null;
  /** Time at which the list was read, in milliseconds; null without one. */
  readAt: number | null;
}

/** The list of tournaments, kept fresh while a component uses it. @param shownId the only one that is shown */
export function useTournamentList(shownId?: string): TournamentsReading {
  const { data, isError, isFetched, dataUpdatedAt } = useQuery(tournamentsQuery(shownId));
  // Without a list, a retry after a failure isn't a first load.
  const isFailed = isError || (isFetched && data === undefined);
  return {
    state: isFailed ? 'failed' : isFetched ? 'ready' : 'loading',
    tournaments: data ?? null,
    readAt: data === undefined ? null : dataUpdatedAt,
  };
}

/** Returns a function that refetches the shown tournaments. */
export function useRefreshTournaments(): () => void {
  const client = useQueryClient();
  return () => void client.refetchQueries({ queryKey: tournamentsQuery().queryKey, type: 'active' });
}

function byDate(one: PublicTournament, other: PublicTournament): number {
  return (toMillis(one.date) ?? Number.POSITIVE_INFINITY) - (toMillis(other.date) ?? Number.POSITIVE_INFINITY);
}

/** Returns upcoming and running tournaments, the nearest first, those without a date last. */
export function useActiveTournaments({ tournaments }: TournamentsReading): readonly PublicTournament[] {
  const all = tournaments ?? [];
  return useItemsNow(all, (now) => all.filter((each) => isActive(each, now))).sort(byDate);
}

/**
 * Returns the tournament to highlight: the one this phone registered in, else the next with open registration, else the
 * next.
 */
export function useNextTournament(active: readonly PublicTournament[]): PublicTournament | undefined {
  const own = useStored(() => active.find((each) => enrolmentIn(each.id) !== null)?.id, undefined);
  const next = useServerNow((now) => (active.find((each) => tournamentCard(each, now).enabled) ?? active[0])?.id);
  const id = own ?? next;
  return active.find((each) => each.id === id);
}

/** State of one tournament in this browser. */
export type TournamentView =
  | { state: 'loading' }
  | { state: 'found'; tournament: PublicTournament }
  | { state: 'missing' }
  | { state: 'failed' };

/** Returns one tournament: from the list, or an older one from its own document. It fails if neither can be read. */
export function useTournament(id: string): TournamentView {
  const { state, tournaments } = useTournamentList(id);
  const listed = tournaments?.find((tournament) => tournament.id === id);
  const isOlder = state !== 'loading' && listed === undefined;
  const { data, isError } = useQuery({ ...tournamentQuery(id), enabled: isOlder });
  const tournament = listed ?? data;
  if (tournament) return { state: 'found', tournament };
  if (data === null) return { state: 'missing' };
  return { state: isError ? 'failed' : 'loading' };
}
