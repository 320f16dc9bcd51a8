import { toMillis } from '../../time/instant.ts';
import { endOf, isOver } from '../status.ts';
import type { Tournament } from '../tournament.schema.ts';

type Dated = Pick<Tournament, 'date' | 'endDate' | 'result'>;

/** Ranks upcoming and running ones by date first, then undated ones, then past ones. */
function rank(tournament: Dated, now: Date): readonly [number, number] {
  if (isOver(tournament, now)) return [2, -(endOf(tournament) ?? 0)];
  const start = toMillis(tournament.date);
  return start === null ? [1, 0] : [0, start];
}

/** Sorts tournaments by urgency at `now`: the nearest first, past ones last. */
export function nearestFirst<Each extends Dated>(all: Iterable<Each>, now: Date): Each[] {
  return [...all]
    .map((each) => ({ each, rank: rank(each, now) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ each }) => each);
}
