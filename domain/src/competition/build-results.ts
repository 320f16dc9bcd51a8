import type { Adjustment, Competition, Stage } from './competition.schema.ts';
import { isCounted } from './counting.ts';
import type { Entry } from './entry.schema.ts';
import { entryName } from './entry-name.ts';
import { finalPlaces } from './final-places.ts';
import { canonicalText, sha256Hex } from './hash.ts';
import type { Match } from './match.schema.ts';
import type {
  PublicAdjustment,
  PublicEntry,
  PublicMatch,
  PublicStage,
  Results,
  ResultsHash,
  ResultsTable,
  Standing,
} from './results.schema.ts';
import { allStandings } from './standings.ts';

function publicEntry(entry: Entry): PublicEntry {
  return { id: entry.id, name: entryName(entry), status: entry.status, keepsPoints: entry.keepsPoints };
}

function publicStage({ id, name, scoring, matchCount, groups, advance, draw, state }: Stage): PublicStage {
  return { id, name, scoring, matchCount, groups, advance, draw, state };
}

function publicMatch(match: Match): PublicMatch {
  const { id, stageId, groupId, number, map, startsAt, scoring, state, replayOf, revision, officialAt } = match;
  return {
    id,
    stageId,
    groupId,
    number,
    map,
    startsAt,
    scoring,
    state,
    replayOf,
    rows: isCounted(match) ? match.rows : [],
    revision,
    officialAt,
    corrections: match.corrections,
  };
}

function publicAdjustment({ id, stageId, entryId, points, reason, matchNumber, at }: Adjustment): PublicAdjustment {
  return { id, stageId, entryId, points, reason, matchNumber, at };
}

/** A table for each group of each stage; of all rows those are picked that are of the group. */
export function tablesOf(
  stages: readonly { stage: Pick<PublicStage, 'id' | 'groups'>; rows: readonly Standing[] }[],
  matches: readonly PublicMatch[],
): ResultsTable[] {
  return stages.flatMap(({ stage, rows }) =>
    stage.groups.map((group) => ({
      stageId: stage.id,
      groupId: group.id,
      rows: rows.filter(({ groupId }) => groupId === group.id),
      matches: matches
        .filter(({ stageId, groupId }) => stageId === stage.id && groupId === group.id)
        .sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1)),
    })),
  );
}

/** SHA-256 of what was entered, and of what was made of it, each as canonical text (`canonicalText`). */
export function resultsHash(results: Omit<Results, 'hash' | 'parts' | 'updatedAt'>): ResultsHash {
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
 */
export function buildResults(
  competition: Competition,
  entries: readonly Entry[],
  matches: readonly Match[],
  at: string,
): Results {
  const stages = allStandings(competition, entries, matches);
  const results = {
    tournamentId: competition.tournamentId,
    teamSize: competition.teamSize,
    state: competition.state,
    stages: competition.stages.map(publicStage),
    entries: entries.map(publicEntry).sort((a, b) => (a.id < b.id ? -1 : 1)),
    adjustments: competition.adjustments.map(publicAdjustment),
    places: finalPlaces(stages),
    tables: tablesOf(stages, matches.map(publicMatch)),
  };
  return { ...results, parts: [], hash: resultsHash(results), updatedAt: at };
}
