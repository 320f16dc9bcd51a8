import { isActive, type PublicTournament, toMillis, tournamentCard } from '@arena/domain';
import { useSyncExternalStore } from 'react';
import { enrolmentIn } from '../../lib/storage/enrolled.ts';
import { useStored } from '../../lib/storage/live.ts';
import { useServerNow, useThoseNow } from '../../lib/time/clock.ts';
import { useCarried } from './carried.ts';
import { currentList, emptyList, subscribeToTournaments, type TournamentList } from './tournament-list.ts';

/** The list of tournaments, kept fresh while a component uses it. */
export function useTournamentList(): TournamentList {
  const carried = useCarried();
  return useSyncExternalStore(subscribeToTournaments, currentList, () => carried?.list ?? emptyList);
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
