import { advancing } from '../plan/advance.ts';
import { currentStage, matchesOfStage, rowsOfStage } from '../plan/current-stage.ts';
import type { PublicStage, Results, Standing } from '../records/results.schema.ts';
import { isCounted } from '../standings/counting.ts';
import type { StandingsFile } from './standings-file.ts';

/** More rows than this are too small to read on a phone. */
const ROWS_A_PAGE = 12;

/** A page of the default table, as many rows as fit into a picture. */
export interface TablePage {
  stage: PublicStage;
  groupId: string;
  rows: readonly Standing[];
  /** Ids of the entries that advance to the next stage. */
  through: ReadonlySet<string>;
}

const hasResult = (results: Results, { id }: PublicStage) => matchesOfStage(results, id).some(isCounted);

/** Lists the stages with a result, except the default one. */
export function otherStages(results: Results): PublicStage[] {
  const current = currentStage(results);
  return results.stages.filter((stage) => stage.id !== current?.id && hasResult(results, stage));
}

/** The table of a stage, else of the current one, group by group, in pages; none before the first result. */
export function tablePages(results: Results | null, asked?: PublicStage): TablePage[] {
  const stage = asked ?? (results === null ? undefined : currentStage(results));
  if (results === null || stage === undefined || !hasResult(results, stage)) return [];
  const through = advancingIds({ results }, stage.id);
  return results.tables
    .filter(({ stageId }) => stageId === stage.id)
    .flatMap(({ groupId, rows }) =>
      Array.from({ length: Math.ceil(rows.length / ROWS_A_PAGE) }, (_, page) => {
        const own = rows.slice(page * ROWS_A_PAGE, (page + 1) * ROWS_A_PAGE);
        return { stage, groupId, rows: own, through };
      }),
    );
}

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
