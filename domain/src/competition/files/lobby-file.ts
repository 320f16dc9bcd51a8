import * as limits from '../../limits/limits.ts';
import { currentStage } from '../plan/current-stage.ts';
import type { Results, ResultsTable } from '../records/results.schema.ts';
import { headlineOf } from '../standings/headline.ts';
import type { StandingsFile } from './standings-file.ts';
import { advancingIds } from './table-pages.ts';

/** Returns the number of the table to show first, from 1 on. */
function firstNumber(results: Results): number {
  const current = currentStage(results);
  return Math.max(1, results.tables.findIndex(({ stageId }) => stageId === current?.id) + 1);
}

/** Reduces the results to one table and the leaders. */
function resultsOf(results: Results, table: ResultsTable, named: ReadonlySet<string>): Results {
  const isOwn = ({ stageId, groupId }: { stageId: string; groupId: string }) =>
    stageId === table.stageId && groupId === table.groupId;
  const ids = new Set(table.rows.map(({ entryId }) => entryId));
  const isHere = ({ stageId, entryId }: { stageId: string; entryId: string }) =>
    stageId === table.stageId && ids.has(entryId);
  return {
    ...results,
    stages: results.stages
      .filter(({ id }) => id === table.stageId)
      .map((stage) => ({ ...stage, groups: stage.groups.filter(({ id }) => id === table.groupId) })),
    entries: results.entries.filter(({ id }) => ids.has(id) || named.has(id)),
    adjustments: results.adjustments.filter(isHere),
    ...(results.takenBack ? { takenBack: results.takenBack.filter(isHere) } : {}),
    places: results.places.filter(({ entryId }) => ids.has(entryId) || named.has(entryId)),
    tables: results.tables.filter(isOwn),
  };
}

/** Returns the entries that corrections, adjustments and disqualifications name, of any group. */
function exchangedIn({ entries, adjustments, takenBack = [] }: Results, { stageId, matches }: ResultsTable): string[] {
  const corrections = matches.flatMap((match) => match.corrections);
  const adjusted = [...adjustments, ...takenBack].filter((one) => one.stageId === stageId);
  return [...corrections, ...adjusted, ...entries].flatMap(({ exchanges = [] }) =>
    exchanges.flatMap(({ would, instead }) => [...would, ...instead]),
  );
}

/** Returns true if a competition has so many entries that each table has its own file. */
export function isReadByTable({ results }: StandingsFile): boolean {
  return results !== null && results.entries.length > limits.entriesInOnePage && results.tables.length > 1;
}

/**
 * Extracts one table of a competition, so that a phone that follows one lobby doesn't load a hundred.
 * @param number the table, from 1; null for the default one
 * @returns null for an unknown number
 */
export function lobbyFile(file: StandingsFile, number: number | null = null): StandingsFile | null {
  const { results } = file;
  if (results === null) return null;
  const chosen = number ?? firstNumber(results);
  const table = results.tables[chosen - 1];
  if (table === undefined) return null;
  const { state, first, played, total, provisional } = headlineOf({ results });
  const through = advancingIds(file, table.stageId);
  const stages = new Map(results.stages.map((stage) => [stage.id, stage]));
  const tables = results.tables.map(({ stageId, groupId }, index) => {
    const stage = stages.get(stageId);
    const group = stage?.groups.find(({ id }) => id === groupId);
    return { number: index + 1, stage: stage?.name ?? '', group: group?.name ?? '' };
  });
  return {
    ...file,
    results: resultsOf(
      results,
      table,
      new Set([...first.map(({ entryId }) => entryId), ...exchangedIn(results, table)]),
    ),
    before: file.before.filter(({ stageId, groupId }) => stageId === table.stageId && groupId === table.groupId),
    lobby: {
      number: chosen,
      tables,
      isFinal: results.stages.at(-1)?.id === table.stageId,
      through: table.rows.flatMap(({ entryId }) => (through.has(entryId) ? [entryId] : [])),
      state,
      first,
      played,
      total,
      provisional,
    },
  };
}
