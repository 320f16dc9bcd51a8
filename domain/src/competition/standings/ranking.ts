import { groupedBy } from '../../grouped-by.ts';
import type { TieBreak } from '../records/scoring.schema.ts';
import { type EntryScore, totalOf } from './score.ts';

/** The reason why a class ranks behind the one before it. */
export type Separation = 'disqualified' | 'champion' | 'points' | TieBreak;

/** Tied entries, and the tie-break that ranked them behind the class before (null for the first class). */
export interface RankClass {
  members: readonly EntryScore[];
  by: Separation | null;
}

/** The compared figures of two entries; null for a missing one. */
export type Figures = readonly [mine: number | null, theirs: number | null];

/** Splits tied entries, the best first. */
type Split = (tied: readonly EntryScore[]) => readonly (readonly EntryScore[])[];

/** Splits by a comparison; 0 means tied. */
function inOrder(compare: (a: EntryScore, b: EntryScore) => number): Split {
  return (tied) => {
    const classes: EntryScore[][] = [];
    for (const score of tied.toSorted(compare)) {
      const last = classes.at(-1);
      const [first] = last ?? [];
      if (last === undefined || first === undefined || compare(first, score) !== 0) classes.push([score]);
      else last.push(score);
    }
    return classes;
  };
}

const byMost = (figure: (score: EntryScore) => number): Split => inOrder((a, b) => figure(b) - figure(a));

/** Returns the average of the known places; null without any. */
export function averagePlacement({ placements }: Pick<EntryScore, 'placements'>): number | null {
  let [sum, known] = [0, 0];
  for (const placement of placements) {
    if (placement === undefined) continue;
    sum += placement;
    known += 1;
  }
  return known === 0 ? null : sum / known;
}

/** Sorts entries without any place last. */
function compareAverages(a: EntryScore, b: EntryScore): number {
  const [mine, theirs] = [averagePlacement(a), averagePlacement(b)];
  if (mine === theirs) return 0;
  return (mine ?? Number.POSITIVE_INFINITY) - (theirs ?? Number.POSITIVE_INFINITY);
}

type Scores = ArrayLike<number>;

/** Returns the first scores that differ, from the best match down; an unplayed match scores 0. */
function bestMatches(mine: Scores, theirs: Scores): Figures {
  for (let index = 0; index < Math.max(mine.length, theirs.length); index += 1) {
    const [a, b] = [mine[index] ?? 0, theirs[index] ?? 0];
    if (a !== b) return [a, b];
  }
  return [null, null];
}

/** Typed arrays sort natively, several times as fast as with a comparison function. */
const bestFirst = ({ matchScores }: EntryScore): Scores => Float64Array.from(matchScores).sort().reverse();

const byBestMatches: Split = (tied) => {
  const sorted = new Map(tied.map((score) => [score, bestFirst(score)]));
  return inOrder((a, b) => {
    const [mine, theirs] = bestMatches(sorted.get(a) ?? [], sorted.get(b) ?? []);
    return (theirs ?? 0) - (mine ?? 0);
  })(tied);
};

/** Returns the places of two entries in the last match in which both places are known. */
function lastShared(a: EntryScore, b: EntryScore): Figures {
  if (a.groupId !== b.groupId) return [null, null];
  for (let index = Math.min(a.placements.length, b.placements.length) - 1; index >= 0; index -= 1) {
    const [mine, theirs] = [a.placements[index], b.placements[index]];
    if (mine !== undefined && theirs !== undefined) return [mine, theirs];
  }
  return [null, null];
}

function beats(a: EntryScore, b: EntryScore): boolean {
  const [mine, theirs] = lastShared(a, b);
  return mine !== null && theirs !== null && mine < theirs;
}

/**
 * More than two entries can beat each other in a circle, or never have met. An entry therefore goes ahead only if it
 * beats each of the others; the rest stay tied.
 */
const byLastSharedMatch: Split = (tied) => {
  if (tied.some(({ placements }) => placements.length === 0)) return [tied];
  // Entries of different groups never met, so compare within groups only: thousands can be tied.
  const groups = groupedBy(tied, ({ groupId }) => groupId);
  const margin = new Map(
    tied.map((score) => {
      const met = groups.get(score.groupId) ?? [];
      return [score, met.reduce((sum, other) => sum + Number(beats(score, other)) - Number(beats(other, score)), 0)];
    }),
  );
  const sorted = tied.toSorted((a, b) => (margin.get(b) ?? 0) - (margin.get(a) ?? 0));
  const classes: EntryScore[][] = [];
  let reach = -1;
  for (const [index, score] of sorted.entries()) {
    if (index > reach) classes.push([]);
    classes.at(-1)?.push(score);
    reach = Math.max(
      reach,
      sorted.findLastIndex((other, place) => place > index && !beats(score, other)),
    );
  }
  return classes;
};

const tieBreaks: Record<TieBreak, Split> = {
  wins: byMost(({ wins }) => wins),
  kills: byMost(({ kills }) => kills),
  placementPoints: byMost((score) => score.placementPoints),
  averagePlacement: inOrder(compareAverages),
  bestMatches: byBestMatches,
  lastSharedMatch: byLastSharedMatch,
};

/** Returns the figures that `tieBreak` compared. */
export function figuresOf(tieBreak: TieBreak, a: EntryScore, b: EntryScore): Figures {
  switch (tieBreak) {
    case 'wins':
      return [a.wins, b.wins];
    case 'kills':
      return [a.kills, b.kills];
    case 'placementPoints':
      return [a.placementPoints, b.placementPoints];
    case 'averagePlacement':
      return [averagePlacement(a), averagePlacement(b)];
    case 'bestMatches':
      return bestMatches(bestFirst(a), bestFirst(b));
    case 'lastSharedMatch':
      return lastShared(a, b);
  }
}

/**
 * Ranks entries: a champion first, disqualified ones without points last, others by points and tie-breaks. A class
 * keeps the input's order.
 */
export function rank(scores: readonly EntryScore[], chain: readonly TieBreak[]): RankClass[] {
  const steps: [Separation, Split][] = [
    ['disqualified', byMost(({ keepsPoints }) => Number(keepsPoints))],
    ['champion', byMost(({ champion }) => Number(champion !== null))],
    ['points', byMost(totalOf)],
    ...chain.map((tieBreak): [Separation, Split] => [tieBreak, tieBreaks[tieBreak]]),
  ];
  let classes: RankClass[] = scores.length === 0 ? [] : [{ members: scores, by: null }];
  for (const [by, split] of steps) {
    classes = classes.flatMap(({ members, by: before }) =>
      members.length === 1
        ? [{ members, by: before }]
        : split(members).map((part, index) => ({ members: part, by: index === 0 ? before : by })),
    );
  }
  return classes;
}
