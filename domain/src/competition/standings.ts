import { playMatches } from './champion.ts';
import {
  type CountedAdjustment,
  type CountedEntry,
  type CountedMatch,
  type CountedStage,
  countedMatches,
} from './counting.ts';
import { averagePlacement, type Figures, figuresOf, type RankClass, rank, type Separation } from './ranking.ts';
import type { Standing } from './results.schema.ts';
import { type EntryScore, startScores, totalOf } from './score.ts';
import type { TieBreak } from './scoring.schema.ts';

/** The rank of every entry: who shares a class has the same, and the next skips. */
function ranksOf(classes: readonly RankClass[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { members } of classes) {
    const next = ranks.size + 1;
    for (const { entryId } of members) ranks.set(entryId, next);
  }
  return ranks;
}

function isTieBreak(by: Separation | null | undefined): by is TieBreak {
  return by !== null && by !== undefined && !['disqualified', 'champion', 'points'].includes(by);
}

/** What stands in a row about the tie that its class is in. */
function tieOf(score: EntryScore, index: number, classes: readonly RankClass[]): Standing['tie'] {
  const { members = [], by } = classes[index] ?? {};
  const equal = members.find((other) => other !== score);
  if (equal !== undefined) return { against: equal.entryId, by: null, mine: null, theirs: null };
  const above = classes[index - 1]?.members.at(-1);
  const below = classes[index + 1];
  const told = (against: EntryScore, tieBreak: TieBreak, [mine, theirs]: Figures) => ({
    against: against.entryId,
    by: tieBreak,
    mine,
    theirs,
  });
  if (isTieBreak(by) && above !== undefined) return told(above, by, figuresOf(by, score, above));
  const [next] = below?.members ?? [];
  if (isTieBreak(below?.by) && next !== undefined) return told(next, below.by, figuresOf(below.by, score, next));
  return null;
}

function standingOf(score: EntryScore, rankInGroup: number, stageRank: number, tie: Standing['tie']): Standing {
  return {
    entryId: score.entryId,
    groupId: score.groupId,
    rank: rankInGroup,
    stageRank,
    points: totalOf(score),
    placementPoints: score.placementPoints,
    killPoints: score.killPoints,
    carried: score.carried,
    adjusted: score.adjusted,
    wins: score.wins,
    kills: score.kills,
    matches: score.matches,
    averagePlacement: averagePlacement(score),
    champion: score.champion,
    tie,
  };
}

function sumsByEntry(adjustments: readonly CountedAdjustment[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { entryId, points } of adjustments) sums.set(entryId, (sums.get(entryId) ?? 0) + points);
  return sums;
}

/**
 * Where every entry of a stage stands, and why: group by group in the stage's order, by rank. Matches of other stages,
 * and those whose result doesn't count, are left out; the order in which all of them are given is of no matter.
 * @param before the standings of the stage before, from which entries may bring points.
 */
export function standings(
  stage: CountedStage,
  entries: readonly CountedEntry[],
  matches: readonly CountedMatch[],
  adjustments: readonly CountedAdjustment[],
  before: readonly Standing[] = [],
): Standing[] {
  const given = adjustments.filter(({ stageId }) => stageId === stage.id);
  const facts = {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    adjusted: sumsByEntry(given),
    before: new Map(before.map((row) => [row.entryId, row])),
  };
  const chain = stage.scoring.tieBreaks;
  const groups = stage.groups.map((group) => {
    const scores = startScores(stage, group, facts);
    playMatches(scores, countedMatches(stage.id, group.id, matches), stage.scoring, given);
    return { scores: [...scores.values()], classes: rank([...scores.values()], chain) };
  });
  const [only, ...more] = groups;
  const all =
    more.length === 0
      ? (only?.classes ?? [])
      : rank(
          groups.flatMap(({ scores }) => scores),
          chain,
        );
  const stageRanks = ranksOf(all);
  return groups.flatMap(({ classes }) => {
    const ranks = ranksOf(classes);
    return classes.flatMap(({ members }, index) =>
      members.map((score) =>
        standingOf(
          score,
          ranks.get(score.entryId) ?? 1,
          stageRanks.get(score.entryId) ?? 1,
          tieOf(score, index, classes),
        ),
      ),
    );
  });
}

/** The standings of each stage, in the order in which they are played. */
export function allStandings<S extends CountedStage>(
  { stages, adjustments }: { stages: readonly S[]; adjustments: readonly CountedAdjustment[] },
  entries: readonly CountedEntry[],
  matches: readonly CountedMatch[],
): { stage: S; rows: Standing[] }[] {
  let before: Standing[] = [];
  return stages.map((stage) => {
    before = standings(stage, entries, matches, adjustments, before);
    return { stage, rows: before };
  });
}
