import { buildResults, type ResultSummary, splitResults, summaryOf } from '@arena/domain';
import type { Planned } from './store.ts';

/** What everybody may see of a competition. */
export interface Published {
  results: ReturnType<typeof splitResults>;
  /** What the tournament's own document says of it. */
  summary: ResultSummary | null;
}

/** @param at when it is made: ISO 8601 in UTC. */
export function publishedOf({ competition, entries, matches }: Planned, at: string): Published {
  const results = buildResults(competition, entries, matches, at);
  return { results: splitResults(results), summary: summaryOf(results) };
}
