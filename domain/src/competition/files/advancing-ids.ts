import { advancing } from '../plan/advance.ts';
import { matchesOfStage, rowsOfStage } from '../plan/current-stage.ts';
import type { StandingsFile } from './standings-file.ts';

/**
 * Returns the ids of the entries that advance from a stage. For a closed stage these are the next stage's entries; for
 * an open one, the entries that would advance now, without ties at a cut. A lobby's file has its own entries only.
 */
export function advancingIds(
  { results, lobby }: Pick<StandingsFile, 'results' | 'lobby'>,
  stageId: string,
): Set<string> {
  if (results === null || lobby !== undefined) return new Set(lobby?.through);
  const { stages, entries } = results;
  const index = stages.findIndex(({ id }) => id === stageId);
  const [stage, next] = [stages[index], stages[index + 1]];
  if (stage === undefined || next === undefined) return new Set();
  if (stage.state === 'closed') return new Set(next.groups.flatMap(({ entryIds }) => entryIds));
  const { through } = advancing(stage, rowsOfStage(results, stageId), {
    entries,
    matches: matchesOfStage(results, stageId),
  });
  return new Set(through.map(({ entryId }) => entryId));
}
