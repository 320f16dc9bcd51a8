import { advancing } from '../plan/advance.ts';
import { rowsOfStage } from '../plan/current-stage.ts';
import type { StandingsFile } from './standings-file.ts';

/**
 * Who of a stage goes on to the next one: once it is closed, who plays in that; before, who would if it ended as it
 * stands. Whoever is tied at a cut isn't in it. Ids of entries; of a file of one table, those who are in that.
 */
export function goingOn({ results, lobby }: Pick<StandingsFile, 'results' | 'lobby'>, stageId: string): Set<string> {
  if (results === null || lobby !== undefined) return new Set(lobby?.through);
  const { stages, entries } = results;
  const index = stages.findIndex(({ id }) => id === stageId);
  const [stage, next] = [stages[index], stages[index + 1]];
  if (stage === undefined || next === undefined) return new Set();
  if (stage.state === 'closed') return new Set(next.groups.flatMap(({ entryIds }) => entryIds));
  const { through } = advancing(stage, rowsOfStage(results, stageId), entries);
  return new Set(through.map(({ entryId }) => entryId));
}
