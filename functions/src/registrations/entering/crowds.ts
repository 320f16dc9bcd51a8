import { groupedBy, mostPendingFromOne, type VisibleTournament } from '@arena/domain';
import type { Crowd, Operation } from '../decisions/decide.ts';
import type { StoredRegistration } from '../record.ts';

/** What the origin of a registration is called, on its own day and beside; nothing where it isn't known. */
export function originsOf({ origin, originsBeside }: StoredRegistration): Pick<Operation, 'origins'> {
  return origin === null ? {} : { origins: [origin, ...originsBeside] };
}

/** Counts the places of a tournament that wait for a decision and came from one of these origins. */
type Count = (origins: readonly string[]) => Promise<number>;

/**
 * The crowds that those of these operations belong to who come from somewhere. Where few places are taken and few
 * wait in line nobody could come to hold more than they may, so that nothing is counted.
 */
export async function crowdsOf(
  operations: readonly Operation[],
  { tournament }: { tournament: VisibleTournament | null },
  count: Count,
): Promise<readonly Crowd[]> {
  const tries = operations.flatMap(({ origins }) => (origins === undefined ? [] : [origins]));
  if (tournament === null) return [];
  const { currentPlayers, waitingPlayers } = tournament;
  if (currentPlayers + waitingPlayers + tries.length <= mostPendingFromOne(tournament)) return [];
  const crowds = [...groupedBy(tries, ([first]) => first).values()].map((all) => [...new Set(all.flat())]);
  return Promise.all(crowds.map(async (origins) => ({ origins, undecided: await count(origins) })));
}
