import { areRanked, currentStage, firstIn, namesIn, type Standing, type StandingsFile, shownRank } from '@arena/domain';
import { movesOf } from '../standings-view.ts';
import type { StreamOptions } from './stream-options.ts';

/** A row of a table for streams. */
export interface StreamRow {
  rank: string;
  name: string;
  emblem: string | undefined;
  move: number;
  isFirst: boolean;
  row: Standing;
}

/** The rows of the current stage, or of one of its groups, best first. */
export function streamRows(file: StandingsFile, { top, group }: Pick<StreamOptions, 'top' | 'group'>): StreamRow[] {
  const { results } = file;
  const stage = results && currentStage(results);
  if (!results || !stage) return [];
  const isFirst = firstIn(results, stage.id);
  const nameOf = namesIn(results);
  const emblems = new Map(results.entries.map(({ id, emblem }) => [id, emblem]));
  const asked = stage.groups.find(({ id, name }) => [id, name].some((text) => text.toLowerCase() === group));
  const isWhole = asked === undefined && stage.groups.length > 1;
  const tables = results.tables.filter(
    ({ stageId, groupId }) => stageId === stage.id && (asked === undefined || groupId === asked.id),
  );
  const all = tables.flatMap(({ rows }) => rows);
  const rankOf = (row: Standing) => (isWhole ? row.stageRank : row.rank);
  return tables
    .flatMap((table) => {
      // Former ranks exist per group only.
      const moves = isWhole ? null : movesOf(file, table);
      return table.rows.map((row) => ({
        rank: shownRank({ rank: rankOf(row) }, all),
        name: nameOf(row.entryId),
        emblem: emblems.get(row.entryId),
        move: moves?.get(row.entryId) ?? 0,
        isFirst: areRanked(all) && isFirst(row),
        row,
      }));
    })
    .sort((a, b) => rankOf(a.row) - rankOf(b.row))
    .slice(0, top);
}
