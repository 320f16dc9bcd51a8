import { groupedBy } from '../../grouped-by.ts';
import { createResultsCache, hashOf, type ResultsCache } from '../files/results-cache.ts';
import { finalPlaces } from '../plan/final-places.ts';
import { canonicalText, sha256Hex } from '../plan/hash.ts';
import type { Adjustment, Competition } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import { entryNames } from '../records/entry-name.ts';
import type { Match } from '../records/match.schema.ts';
import type {
  PublicAdjustment,
  PublicMatch,
  PublicStage,
  Results,
  ResultsGroup,
  ResultsHash,
  ResultsSummary,
  ResultsTable,
  Standing,
} from '../records/results.schema.ts';
import { allStandings } from './standings.ts';

function publicAdjustment(adjustment: Adjustment): PublicAdjustment {
  const { id, stageId, entryId, points, reason, matchNumber, at, exchanges } = adjustment;
  return { id, stageId, entryId, points, reason, matchNumber, at, ...(exchanges ? { exchanges } : {}) };
}

const placeOf = ({ stageId, groupId }: { stageId: string; groupId: string }) => JSON.stringify([stageId, groupId]);

/** Builds a table for each group of each stage from all rows. */
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

/** Encodes each row's rank among the whole stage, in the order of the rows. */
function ranksOfTable({ rows }: Pick<ResultsTable, 'rows'>): string {
  return rows.map(({ stageRank }) => stageRank).join(' ');
}

type Hashed = Omit<Results, 'hash' | 'updatedAt'>;

/** Hashes the inputs and the computed tables. Unchanged tables keep their hashes. */
export function resultsHash(results: Hashed, kept: ResultsCache = createResultsCache()): ResultsHash {
  const { tournamentId, teamSize, state, adjustments } = results;
  const [stages, entries] = [hashOf(kept.stages(results.stages)), hashOf(kept.entries(results.entries))];
  const tables = results.tables.map(kept.table);
  const matches = tables.map((table) => hashOf(table.matches));
  const [rows, ranks] = [tables.map((table) => hashOf(table.rows)), results.tables.map(ranksOfTable)];
  const inputs = { tournamentId, teamSize, state, stages, entries, adjustments, matches };
  return {
    inputs: sha256Hex(canonicalText(results.decided ? { ...inputs, decided: results.decided } : inputs)),
    rows: sha256Hex(canonicalText({ rows, ranks })),
  };
}

/**
 * Builds all public results from a competition's records, deterministically. Public names of entries and
 * nicknames of players are the only personal data in them.
 * @param at time of building, ISO 8601 in UTC
 * @param kept cache of the same competition's last results
 */
export function buildResults(
  competition: Competition,
  entries: readonly Entry[],
  matches: readonly Match[],
  at: string,
  kept: ResultsCache = createResultsCache(),
): Results {
  const stages = allStandings(competition, entries, matches, kept.group);
  const names = entryNames(entries);
  const drawn = new Set(competition.stages.flatMap(({ groups }) => groups.flatMap(({ entryIds }) => entryIds)));
  const results = {
    tournamentId: competition.tournamentId,
    teamSize: competition.teamSize,
    state: competition.state,
    stages: competition.stages.map(kept.stage),
    entries: entries
      .map((entry) => kept.entry(entry, names.get(entry.id) ?? '', drawn.has(entry.id)))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    adjustments: competition.adjustments.map(publicAdjustment),
    ...(competition.takenBack ? { takenBack: competition.takenBack } : {}),
    ...(competition.decided ? { decided: competition.decided } : {}),
    places: finalPlaces(stages, entries, competition),
    tables: tablesOf(stages, matches.map(kept.match)),
  };
  return { ...results, hash: resultsHash(results, kept), updatedAt: at };
}

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
