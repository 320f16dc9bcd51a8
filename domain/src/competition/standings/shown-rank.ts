import type { Standing } from '../records/results.schema.ts';

type Ranked = Pick<Standing, 'rank' | 'matches' | 'points'>;

/** Returns true once a result or points order these rows. Until then all of them share the first rank. */
export function areRanked(rows: readonly Ranked[]): boolean {
  return rows.some(({ matches, points }) => matches > 0 || points !== 0);
}

/** Formats a row's rank within a table: '3', or '–' before its first result. */
export function shownRank({ rank }: Pick<Ranked, 'rank'>, rows: readonly Ranked[]): string {
  return areRanked(rows) ? String(rank) : '–';
}
