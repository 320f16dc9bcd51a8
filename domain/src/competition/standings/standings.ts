import { groupedBy } from '../../grouped-by.ts';
import type { Standing } from '../records/results.schema.ts';
import type { TieBreak } from '../records/scoring.schema.ts';
import { playMatches } from './champion.ts';
import {
  type CountedAdjustment,
  type CountedEntry,
  type CountedMatch,
  type CountedStage,
  isCounted,
} from './counting.ts';
import { averagePlacement, type Figures, figuresOf, type RankClass, rank, type Separation } from './ranking.ts';
import { type EntryScore, startScores, totalOf } from './score.ts';

/** Ranks entries by class: a class shares one rank, and the next is skipped. */
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

function tieOf(score: EntryScore, index: number, classes: readonly RankClass[]): Standing['tie'] {
  const { members = [], by } = classes[index] ?? {};
  const equal = members.find((other) => other !== score);
  if (equal !== undefined) return { against: equal.entryId, by: null, mine: null, theirs: null };
  const above = classes[index - 1]?.members.at(-1);
  const below = classes[index + 1];
  const tieWith = (against: EntryScore, tieBreak: TieBreak, [mine, theirs]: Figures) => ({
    against: against.entryId,
    by: tieBreak,
    mine,
    theirs,
  });
  if (isTieBreak(by) && above !== undefined) return tieWith(above, by, figuresOf(by, score, above));
  const [next] = below?.members ?? [];
  if (isTieBreak(below?.by) && next !== undefined) return tieWith(next, below.by, figuresOf(below.by, score, next));
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

/** One group's totals; they don't depend on other groups. */
interface PlayedGroup {
  scores: readonly EntryScore[];
  /** By rank; `stageRank` isn't known yet. */
  rows: readonly Standing[];
}

/** Returns a cached group if `of`, its list of inputs, is unchanged. */
export type KeepGroup = (key: string, of: readonly unknown[], make: () => PlayedGroup) => PlayedGroup;

const anew: KeepGroup = (_key, _of, make) => make();

function rowsOf(classes: readonly RankClass[]): Standing[] {
  const ranks = ranksOf(classes);
  return classes.flatMap(({ members }, index) =>
    members.map((score) => {
      const place = ranks.get(score.entryId) ?? 1;
      return standingOf(score, place, place, tieOf(score, index, classes));
    }),
  );
}

/** Plays the groups of a stage, each for itself. */
function playGroups(
  stage: CountedStage,
  facts: Parameters<typeof startScores>[3],
  matches: readonly CountedMatch[],
  given: readonly CountedAdjustment[],
  keep: KeepGroup,
): PlayedGroup[] {
  const ofStage = groupedBy(
    matches.filter(({ stageId }) => stageId === stage.id),
    ({ groupId }) => groupId,
  );
  return stage.groups.map((group) => {
    const own = ofStage.get(group.id) ?? [];
    const brought = group.entryIds.flatMap((id) => {
      const before = facts.before.get(id);
      return [facts.entries.get(id), before?.points, before?.stageRank];
    });
    const key = JSON.stringify([stage.id, group.id]);
    return keep(key, [stage.scoring, group, own.length, ...own, ...brought, ...given], () => {
      const scores = startScores(stage, group, own.filter(isCounted), facts);
      playMatches(scores, own, stage.scoring, given);
      const all = [...scores.values()];
      return { scores: all, rows: rowsOf(rank(all, stage.scoring.tieBreaks)) };
    });
  });
}

/**
 * Ranks all entries of a stage with reasons, group by group in the stage's order. Ignores matches of other stages and
 * results that don't count. The order of the input doesn't matter.
 * @param before standings of the stage before, for carried points
 */
export function standings(
  stage: CountedStage,
  entries: readonly CountedEntry[],
  matches: readonly CountedMatch[],
  adjustments: readonly CountedAdjustment[],
  before: readonly Standing[] = [],
  keep: KeepGroup = anew,
): Standing[] {
  const given = adjustments.filter(({ stageId }) => stageId === stage.id);
  const facts = {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    adjusted: sumsByEntry(given),
    before: new Map(before.map((row) => [row.entryId, row])),
  };
  const groups = playGroups(stage, facts, matches, given, keep);
  const rows = groups.flatMap((group) => group.rows);
  // A single group has no stage ranks of its own.
  if (groups.length < 2) return rows;
  const all = rank(
    groups.flatMap(({ scores }) => scores),
    stage.scoring.tieBreaks,
  );
  const stageRanks = ranksOf(all);
  return rows.map((row) => ({ ...row, stageRank: stageRanks.get(row.entryId) ?? 1 }));
}

/** Returns the standings of each stage in playing order. */
export function allStandings<S extends CountedStage>(
  { stages, adjustments }: { stages: readonly S[]; adjustments: readonly CountedAdjustment[] },
  entries: readonly CountedEntry[],
  matches: readonly CountedMatch[],
  keep: KeepGroup = anew,
): { stage: S; rows: Standing[] }[] {
  let before: Standing[] = [];
  return stages.map((stage) => {
    before = standings(stage, entries, matches, adjustments, before, keep);
    return { stage, rows: before };
  });
}
