import { groupedBy } from '../../grouped-by.ts';
import * as limits from '../../limits/limits.ts';
import { type KeptResults, keptResults, once } from '../files/kept-results.ts';
import { finalPlaces } from '../plan/final-places.ts';
import { canonicalText, sha256Hex } from '../plan/hash.ts';
import type { Adjustment, Competition } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import type {
  PublicAdjustment,
  PublicMatch,
  PublicStage,
  Results,
  ResultsHash,
  ResultsTable,
  Standing,
} from '../records/results.schema.ts';
import { allStandings } from './standings.ts';

function publicAdjustment({ id, stageId, entryId, points, reason, matchNumber, at }: Adjustment): PublicAdjustment {
  return { id, stageId, entryId, points, reason, matchNumber, at };
}

const placeOf = ({ stageId, groupId }: { stageId: string; groupId: string }) => JSON.stringify([stageId, groupId]);

/** A table for each group of each stage; of all rows those are picked that are of the group. */
function tablesOf(
  stages: readonly { stage: Pick<PublicStage, 'id' | 'groups'>; rows: readonly Standing[] }[],
  matches: readonly PublicMatch[],
): ResultsTable[] {
  const matchesAt = groupedBy(matches, placeOf);
  return stages.flatMap(({ stage, rows }) => {
    const rowsOf = groupedBy(rows, ({ groupId }) => groupId);
    return stage.groups.map((group) => {
      const own = matchesAt.get(placeOf({ stageId: stage.id, groupId: group.id })) ?? [];
      return {
        stageId: stage.id,
        groupId: group.id,
        rows: rowsOf.get(group.id) ?? [],
        matches: own.toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1)),
      };
    });
  });
}

/** Where each row of a table stands among all of its stage, in the order of the rows. */
export function ranksOfTable({ rows }: Pick<ResultsTable, 'rows'>): string {
  return rows.map(({ stageRank }) => stageRank).join(' ');
}

/** SHA-256 of a list that is never changed in place. */
export const hashOf = once((of: readonly unknown[]) => sha256Hex(canonicalText(of)));

type Hashed = Omit<Results, 'hash' | 'parts' | 'updatedAt'>;

/** A hash of hashes, table by table: where one table changes the others are hashed already. */
function hashByTable(results: Hashed, kept: KeptResults): ResultsHash {
  const { tournamentId, teamSize, state, adjustments } = results;
  const [stages, entries] = [hashOf(kept.stages(results.stages)), hashOf(kept.entries(results.entries))];
  const tables = results.tables.map(kept.table);
  const matches = tables.map((table) => hashOf(table.matches));
  const [rows, ranks] = [tables.map((table) => hashOf(table.rows)), results.tables.map(ranksOfTable)];
  return {
    inputs: sha256Hex(canonicalText({ tournamentId, teamSize, state, stages, entries, adjustments, matches })),
    rows: sha256Hex(canonicalText({ rows, ranks })),
    by: 'table',
  };
}

/**
 * SHA-256 of what was entered, and of what was made of it, each as canonical text (`canonicalText`).
 * @param by what was published before says how it is hashed: 'table' by table where there are many, else in one.
 */
export function resultsHash(
  results: Hashed,
  by: ResultsHash['by'] = undefined,
  kept: KeptResults = keptResults(),
): ResultsHash {
  if (by === 'table') return hashByTable(results, kept);
  const { tournamentId, teamSize, state, stages, entries, adjustments, places, tables } = results;
  const matches = tables.map((table) => table.matches);
  const rows = tables.map((table) => table.rows);
  return {
    inputs: sha256Hex(canonicalText({ tournamentId, teamSize, state, stages, entries, adjustments, matches })),
    rows: sha256Hex(canonicalText({ rows, places })),
  };
}

/**
 * All that everybody may see of a competition, made anew from its records; the same records always make the same
 * results. Nothing of a person is in it but the public name of each entry.
 * @param at when it is made: ISO 8601 in UTC.
 * @param kept what was made of the same competition before.
 */
export function buildResults(
  competition: Competition,
  entries: readonly Entry[],
  matches: readonly Match[],
  at: string,
  kept: KeptResults = keptResults(),
): Results {
  const stages = allStandings(competition, entries, matches, kept.group);
  const results = {
    tournamentId: competition.tournamentId,
    teamSize: competition.teamSize,
    state: competition.state,
    stages: competition.stages.map(kept.stage),
    entries: entries.map(kept.entry).sort((a, b) => (a.id < b.id ? -1 : 1)),
    adjustments: competition.adjustments.map(publicAdjustment),
    ...(competition.takenBack ? { takenBack: competition.takenBack } : {}),
    places: finalPlaces(stages, entries),
    tables: tablesOf(stages, matches.map(kept.match)),
  };
  const by = entries.length > limits.resultsInOne ? 'table' : undefined;
  return { ...results, parts: [], hash: resultsHash(results, by, kept), updatedAt: at };
}
