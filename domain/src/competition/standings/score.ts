import type { Stage } from '../records/competition.schema.ts';
import type { ResultRow } from '../records/match.schema.ts';
import type { Standing } from '../records/results.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { type CountedEntry, type CountedMatch, type CountedStage, killPoints, placementPoints } from './counting.ts';

/** An entry's totals in its group. */
export interface EntryScore {
  readonly entryId: string;
  readonly groupId: string;
  /** Disqualified entries can't win the title. Without their points they rank last. */
  readonly disqualified: boolean;
  readonly keepsPoints: boolean;
  readonly carried: number;
  readonly adjusted: number;
  placementPoints: number;
  killPoints: number;
  wins: number;
  kills: number;
  matches: number;
  /** The score of each match that it played. */
  readonly matchScores: number[];
  /** Its place in each of the group's matches, in their order, where it is known. */
  readonly placements: (number | undefined)[];
  champion: Standing['champion'];
}

/** Sums all points of an entry, carried and adjusted ones included. */
export function totalOf(score: EntryScore): number {
  return score.placementPoints + score.killPoints + score.carried + score.adjusted;
}

/** Adds an entry's `index`-th match of its group; an absence adds nothing. */
export function addRow(score: EntryScore, row: ResultRow, match: CountedMatch, scoring: Scoring, index: number): void {
  if (!row.played || !score.keepsPoints) return;
  const forPlace = placementPoints(scoring, row.placement);
  const forKills = killPoints(scoring, match, row.kills);
  score.placementPoints += forPlace;
  score.killPoints += forKills;
  score.kills += row.kills ?? 0;
  score.matches += 1;
  score.matchScores.push(forPlace + forKills);
  if (row.placement === null) return;
  score.placements[index] = row.placement;
  if (row.placement === 1) score.wins += 1;
}

/** Returns points carried from the stage before; kills and Booyahs there don't carry. */
function carriedPoints({ carry }: Scoring, before: Standing | undefined): number {
  if (carry === 'none' || before === undefined) return 0;
  return carry === 'points' ? before.points : (carry.byRank[before.stageRank - 1] ?? 0);
}

/**
 * Returns the empty scores of a group, in its order. An entry that left before it played here brings no points along.
 * @param played the group's matches that count
 */
export function startScores(
  stage: CountedStage,
  group: Stage['groups'][number],
  played: readonly CountedMatch[],
  facts: {
    entries: ReadonlyMap<string, CountedEntry>;
    adjusted: ReadonlyMap<string, number>;
    before: ReadonlyMap<string, Standing>;
  },
): Map<string, EntryScore> {
  const scores = new Map<string, EntryScore>();
  const came = new Set(played.flatMap(({ rows }) => rows.flatMap((row) => (row.played ? row.entryId : []))));
  for (const entryId of group.entryIds) {
    const entry = facts.entries.get(entryId);
    const disqualified = entry?.status === 'disqualified';
    const keepsPoints = !disqualified || entry.keepsPoints;
    const isOut = entry !== undefined && entry.status !== 'active' && !came.has(entryId);
    scores.set(entryId, {
      entryId,
      groupId: group.id,
      disqualified,
      keepsPoints,
      carried: keepsPoints && !isOut ? carriedPoints(stage.scoring, facts.before.get(entryId)) : 0,
      adjusted: keepsPoints ? (facts.adjusted.get(entryId) ?? 0) : 0,
      placementPoints: 0,
      killPoints: 0,
      wins: 0,
      kills: 0,
      matches: 0,
      matchScores: [],
      placements: [],
      champion: null,
    });
  }
  return scores;
}
