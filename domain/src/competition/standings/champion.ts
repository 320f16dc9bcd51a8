import type { ResultRow } from '../records/match.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { type CountedAdjustment, type CountedMatch, inOrderOfPlay, isCounted } from './counting.ts';
import { rank } from './ranking.ts';
import { addRow, type EntryScore } from './score.ts';

/**
 * Returns the points with which an entry begins a match. @param number the highest number of the matches played before
 * it; a replay that is played last comes after all
 */
function pointsEntering(score: EntryScore, number: number, adjustments: readonly CountedAdjustment[]): number {
  let points = score.placementPoints + score.killPoints + score.carried;
  for (const { entryId, points: given, matchNumber } of adjustments) {
    if (entryId === score.entryId && (matchNumber === null || matchNumber <= number)) points += given;
  }
  return points;
}

/** Returns the match's winner, if eligible for the title. */
function winnerOf(match: CountedMatch, scores: ReadonlyMap<string, EntryScore>): EntryScore | undefined {
  const row = match.rows.find(({ played, placement }) => played && placement === 1);
  const score = row === undefined ? undefined : scores.get(row.entryId);
  return score?.disqualified === true ? undefined : score;
}

/** Maps the rows of a match by entry; the first row of an entry counts. */
function rowsByEntry({ rows }: CountedMatch): Map<string, ResultRow> {
  return new Map(rows.toReversed().map((row) => [row.entryId, row]));
}

/** Gives the title to the eligible leaders, once no later match can change it. */
function crownLeader(scores: ReadonlyMap<string, EntryScore>, scoring: Scoring): void {
  const able = [...scores.values()].filter(({ disqualified, matches }) => !disqualified && matches > 0);
  const [leading] = rank(able, scoring.tieBreaks);
  for (const score of leading?.members ?? []) score.champion = 'leader';
}

/**
 * Adds a group's matches to its scores in the order of play, until there is a champion; later ones don't count. Marks
 * the winner of a title if the scoring has one. After a match without a result no title is won: its result may decide
 * it, or which match does.
 */
export function playMatches(
  scores: ReadonlyMap<string, EntryScore>,
  matches: readonly CountedMatch[],
  scoring: Scoring,
  adjustments: readonly CountedAdjustment[],
): void {
  const rule = scoring.champion;
  const played = inOrderOfPlay(matches).filter(({ state }) => state !== 'void');
  const within = rule === null ? played : played.slice(0, rule.maxMatches);
  let isOpen = false;
  let last = 0;
  for (const [index, match] of within.entries()) {
    if (!isCounted(match)) isOpen = true;
    if (!isCounted(match)) continue;
    const winner = rule === null || isOpen ? undefined : winnerOf(match, scores);
    const before = Math.max(last, match.number - 1);
    const entered = winner === undefined ? 0 : pointsEntering(winner, before, adjustments);
    last = Math.max(last, match.number);
    for (const [entryId, row] of rowsByEntry(match)) {
      const score = scores.get(entryId);
      if (score !== undefined) addRow(score, row, match, scoring, index);
    }
    if (rule === null || winner === undefined) continue;
    if ('points' in rule && entered >= rule.points) winner.champion = 'booyah';
    if ('wins' in rule && winner.wins >= rule.wins) winner.champion = 'wins';
    if (winner.champion !== null) return;
  }
  if (rule !== null && !isOpen && within.length === rule.maxMatches) crownLeader(scores, scoring);
}
