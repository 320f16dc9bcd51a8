import { isActive, type PublicTournament, toMillis, tournamentCard } from '@arena/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStored } from '../../lib/storage/live.ts';
import { enrolmentIn } from '../../lib/storage/local-registrations.ts';
import { useServerNow, useThoseNow } from '../../lib/time/clock.ts';
import { tournamentsQuery } from './tournaments-query.ts';

/** The tournaments as far as this browser knows them. */
export interface TournamentList {
  /** `loading` until the first answer, then how the last try to read them ended. */
  state: 'loading' | 'ready' | 'failed';
  /** The last good list, possibly from an earlier visit; null where there never was one. */
  tournaments: readonly PublicTournament[] | null;
  /** When that list was read, in milliseconds; null where there is none. */
  readAt: number | null;
}

/** The list of tournaments, kept fresh while a component uses it. */
export function useTournamentList(): TournamentList {
  const { data, isError, isFetched, dataUpdatedAt } = useQuery(tournamentsQuery());
  // Without a list, a try after one that failed is no first one.
  const isFailed = isError || (isFetched && data === undefined);
  return {
    state: isFailed ? 'failed' : isFetched ? 'ready' : 'loading',
    tournaments: data ?? null,
    readAt: data === undefined ? null : dataUpdatedAt,
  };
}

/** Returns a function that reads the tournaments that are shown now. */
export function useRefreshTournaments(): () => void {
  const client = useQueryClient();
  return () => void client.refetchQueries({ queryKey: tournamentsQuery().queryKey, type: 'active' });
}

function byDate(one: PublicTournament, other: PublicTournament): number {
  return (toMillis(one.date) ?? Number.POSITIVE_INFINITY) - (toMillis(other.date) ?? Number.POSITIVE_INFINITY);
}

/** The tournaments to come or under way, the next one first, those without a date last. */
export function useActiveTournaments({ tournaments }: TournamentList): readonly PublicTournament[] {
  const all = tournaments ?? [];
  return useThoseNow(all, (now) => all.filter((each) => isActive(each, now))).sort(byDate);
}

/** The tournament to put forward: the one registered in from here, else the next that takes registrations, or is next. */
export function useNextTournament(active: readonly PublicTournament[]): PublicTournament | undefined {
  const own = useStored(() => active.find((each) => enrolmentIn(each.id) !== null)?.id, undefined);
  const next = useServerNow((now) => (active.find((each) => tournamentCard(each, now).enabled) ?? active[0])?.id);
  const id = own ?? next;
  return active.find((each) => each.id === id);
}
