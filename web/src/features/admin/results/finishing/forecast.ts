import { allStandings, killPoints, type Match, placementPoints, type ResultRow, type Standing } from '@arena/domain';
import type { MatchFacts } from '../facts.ts';

/** A row of the table once this result counts. */
export interface ForecastRow {
  standing: Standing;
  name: string;
  /** Points in this match. */
  gained: number;
  /** Ranks gained (positive) or lost by this match; null for the first match. */
  moved: number | null;
}

/** Returns the points of a row in its match. */
export function pointsOf({ stage, match }: Pick<MatchFacts, 'stage' | 'match'>, row: ResultRow): number {
  return placementPoints(stage.scoring, row.placement) + killPoints(stage.scoring, match, row.kills);
}

function tableWith({ view, match, stage, group }: MatchFacts, change: Partial<Match>): Standing[] {
  const matches = view.matches.map((each) => (each.id === match.id ? { ...each, ...change } : each));
  const found = allStandings(view.competition, view.entries, matches).find((each) => each.stage.id === stage.id);
  return found?.rows.filter(({ groupId }) => groupId === group.id) ?? [];
}

/** Returns the group's table with this result, and the changes that this match makes. */
export function forecast(facts: MatchFacts, rows: readonly ResultRow[]): ForecastRow[] {
  const before = tableWith(facts, { state: 'scheduled', rows: [] });
  const hadTable = before.some(({ matches }) => matches > 0);
  const ranks = new Map(before.map(({ entryId, rank }) => [entryId, rank]));
  const gained = new Map(rows.map((row) => [row.entryId, pointsOf(facts, row)]));
  return tableWith(facts, { state: 'provisional', rows: [...rows] }).map((standing) => ({
    standing,
    name: facts.nameOf(standing.entryId),
    gained: gained.get(standing.entryId) ?? 0,
    moved: hadTable ? (ranks.get(standing.entryId) ?? standing.rank) - standing.rank : null,
  }));
}
