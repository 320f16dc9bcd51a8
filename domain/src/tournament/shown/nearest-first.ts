import { toMillis } from '../../time/instant.ts';
import { endOf, isOver } from '../status.ts';
import type { Tournament } from '../tournament.schema.ts';

type Dated = Pick<Tournament, 'date' | 'endDate'>;

/** What comes first of two: what is to come or under way by its date, then what has none, then what is over. */
function rank(tournament: Dated, now: Date): readonly [number, number] {
  if (isOver(tournament, now)) return [2, -(endOf(tournament) ?? 0)];
  const start = toMillis(tournament.date);
  return start === null ? [1, 0] : [0, start];
}

/** Tournaments in the order in which they need somebody at `now`: the nearest first, those that are over last. */
export function nearestFirst<Each extends Dated>(all: Iterable<Each>, now: Date): Each[] {
  return [...all]
    .map((each) => ({ each, rank: rank(each, now) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ each }) => each);
}
