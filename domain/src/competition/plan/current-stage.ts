import type { PublicMatch, PublicStage, Results, Standing } from '../records/results.schema.ts';
import { isCounted } from '../standings/counting.ts';

/** Every match of a stage. */
export function matchesOfStage(results: Results, stageId: string): PublicMatch[] {
  return results.tables.filter((table) => table.stageId === stageId).flatMap(({ matches }) => matches);
}

/** Every row of a stage, group by group. */
export function rowsOfStage({ tables }: Pick<Results, 'tables'>, stageId: string | undefined): Standing[] {
  return tables.filter((table) => table.stageId === stageId).flatMap(({ rows }) => rows);
}

const isStarted = (results: Results, { id }: PublicStage) => matchesOfStage(results, id).some(isCounted);

/** Returns the default stage: the current one, else the last one with a result. */
export function currentStage(results: Results): PublicStage | undefined {
  const { stages } = results;
  if (results.state === 'finished') return stages.at(-1);
  const open = stages.find(
    (stage) => stage.state === 'open' && stage.groups.some(({ entryIds }) => entryIds.length > 0),
  );
  if (open !== undefined && (isStarted(results, open) || open === stages[0])) return open;
  return stages.findLast((stage) => isStarted(results, stage)) ?? stages[0];
}
