import { mostPendingFromOne, type VisibleTournament } from '@arena/domain';
import type { Operation } from '../decisions/decide.ts';

/** Counts the places of a tournament that wait for a decision and came from one of these origins. */
type Count = (origins: readonly string[]) => Promise<number>;

/**
 * How many places wait for a decision, by origin, of those that could come to hold more than they may. Where few places
 * are taken nobody could, so that nothing is counted.
 */
export async function crowdsOf(
  operations: readonly Operation[],
  { tournament }: { tournament: VisibleTournament | null },
  count: Count,
): Promise<ReadonlyMap<string, number>> {
  if (tournament === null) return new Map();
  const most = mostPendingFromOne(tournament);
  const ofVisitors = operations.flatMap(({ origins }) => (origins === undefined ? [] : [origins]));
  const tries = Map.groupBy(ofVisitors, ([today]) => today);
  const close = [...tries].filter(([, all]) => tournament.currentPlayers + all.length > most);
  const counted = close.map(async ([today, all]) => [today, await count([...new Set(all.flat())])] as const);
  return new Map(await Promise.all(counted));
}
