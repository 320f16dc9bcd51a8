import { currentStage, matchesOfStage } from '../plan/current-stage.ts';
import type { PublicStage, Results, Standing } from '../records/results.schema.ts';
import { isCounted } from '../standings/counting.ts';
import { goingOn } from './going-on.ts';

/** As many rows as are still read on a phone. */
const ROWS_A_PAGE = 12;

/** Some rows of the table that one wants to see first, as many as fit into a picture. */
export interface TablePage {
  stage: PublicStage;
  /** The group that they are of. */
  groupId: string;
  rows: readonly Standing[];
  /** Who of the stage goes on to the next one: ids of entries. */
  through: ReadonlySet<string>;
}

const hasResult = (results: Results, { id }: PublicStage) => matchesOfStage(results, id).some(isCounted);

/** Every stage that has a result, but for the one that one wants to see first. */
export function otherStages(results: Results): PublicStage[] {
  const current = currentStage(results);
  return results.stages.filter((stage) => stage.id !== current?.id && hasResult(results, stage));
}

/** The table of a stage, else of the current one, group by group, in pages; none before the first result. */
export function tablePages(results: Results | null, asked?: PublicStage): TablePage[] {
  const stage = asked ?? (results === null ? undefined : currentStage(results));
  if (results === null || stage === undefined || !hasResult(results, stage)) return [];
  const through = goingOn({ results }, stage.id);
  return results.tables
    .filter(({ stageId }) => stageId === stage.id)
    .flatMap(({ groupId, rows }) =>
      Array.from({ length: Math.ceil(rows.length / ROWS_A_PAGE) }, (_, page) => {
        const own = rows.slice(page * ROWS_A_PAGE, (page + 1) * ROWS_A_PAGE);
        return { stage, groupId, rows: own, through };
      }),
    );
}
