import * as limits from '../../limits/limits.ts';
import type { ResultSummary } from '../../tournament/result-summary.schema.ts';
import type { Results } from '../records/results.schema.ts';
import { headlineOf, namesIn } from './headline.ts';

/** The summary of a competition's results; null where nothing is drawn yet. */
export function summaryOf(results: Results): ResultSummary | null {
  const { state, first, next } = headlineOf({ results });
  if (state === 'empty') return null;
  const nameOf = namesIn(results);
  return {
    state: state === 'planned' && next?.state === 'playing' ? 'playing' : state,
    first: first.slice(0, limits.summaryNames).map(({ entryId }) => nameOf(entryId)),
    points: first[0]?.points ?? 0,
    nextAt: next?.state === 'scheduled' ? next.startsAt : null,
  };
}
