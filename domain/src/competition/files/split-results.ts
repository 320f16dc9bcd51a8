import { groupedBy } from '../../grouped-by.ts';
import { finalPlaces } from '../plan/final-places.ts';
import type { Results, ResultsGroup, ResultsSummary, ResultsTable } from '../records/results.schema.ts';
import { ranksOfTable } from '../standings/build-results.ts';
import { createResultsCache, type ResultsCache } from './results-cache.ts';

/** Results as they are stored in documents. */
export interface SplitResults {
  /** `results/{tournamentId}` */
  summary: ResultsSummary;
  /** `results/{tournamentId}/groups/{id}`, in the order of the stages and their groups. */
  groups: { id: string; group: ResultsGroup }[];
}

/** Names a group's document: ids have no dot. */
const idOf = ({ stageId, groupId }: Pick<ResultsTable, 'stageId' | 'groupId'>) => `${stageId}.${groupId}`;

/**
 * Splits results into a summary and one document a group. A new result then changes the summary and one group. An entry
 * is stored with its first group, or else in the summary.
 */
export function splitResults(results: Results, kept: ResultsCache = createResultsCache()): SplitResults {
  const { tables, places: _places, ...rest } = results;
  const entries = new Map(results.entries.map((entry) => [entry.id, entry]));
  const members = new Map(
    results.stages.flatMap(({ id: stageId, groups }) =>
      groups.map(({ id: groupId, entryIds }) => [idOf({ stageId, groupId }), entryIds] as const),
    ),
  );
  const groups = tables.map((table) => {
    const id = idOf(table);
    const entryIds = members.get(id) ?? [];
    const own = entryIds.flatMap((entryId) => entries.get(entryId) ?? []);
    for (const entryId of entryIds) entries.delete(entryId);
    return { id, group: kept.document(id, kept.table(table), entryIds, own) };
  });
  const stages = results.stages.map((stage) => ({
    ...stage,
    groups: stage.groups.map(({ id, name }) => ({ id, name })),
  }));
  return {
    summary: {
      ...rest,
      stages,
      entries: [...entries.values()],
      groups: groups.map(({ id, group }, index) => {
        const table = tables[index];
        return { id, hash: group.hash, ranks: table === undefined ? '' : ranksOfTable(table) };
      }),
    },
    groups,
  };
}

/** Returns a group's table with the rows' ranks within the stage. */
function ranked({ stageId, groupId, rows, matches }: ResultsGroup, ranks: string): ResultsTable {
  const numbers = ranks.split(' ').map(Number);
  return { stageId, groupId, matches, rows: rows.map((row, index) => ({ ...row, stageRank: numbers[index] || 1 })) };
}

/** Joins results again; null if a group is missing or doesn't match the summary. */
export function joinResults(summary: ResultsSummary, groups: readonly ResultsGroup[]): Results | null {
  const { groups: named, ...rest } = summary;
  if (groups.length !== named.length || groups.some(({ hash }, index) => hash !== named[index]?.hash)) return null;
  const members = new Map(groups.map((group) => [idOf(group), group.entryIds]));
  const stages = summary.stages.map((stage) => ({
    ...stage,
    groups: stage.groups.map((group) => ({
      ...group,
      entryIds: members.get(idOf({ stageId: stage.id, groupId: group.id })) ?? [],
    })),
  }));
  const entries = [...groups.flatMap((group) => group.entries), ...summary.entries];
  entries.sort((a, b) => (a.id < b.id ? -1 : 1));
  const tables = groups.map((group, index) => ranked(group, named[index]?.ranks ?? ''));
  const rowsOf = groupedBy(tables, ({ stageId }) => stageId);
  const places = finalPlaces(
    stages.map((stage) => ({ stage, rows: (rowsOf.get(stage.id) ?? []).flatMap(({ rows }) => rows) })),
    entries,
    summary,
  );
  return { ...rest, stages, entries, places, tables };
}
