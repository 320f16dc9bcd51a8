import { finalPlaces } from '../competition/plan/final-places.ts';
import type { Competition } from '../competition/records/competition.schema.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Match } from '../competition/records/match.schema.ts';
import { allStandings } from '../competition/standings/standings.ts';
import type { Placed } from './prizes.ts';

/**
 * Who may have a prize: whoever played and kept their points, by the final places among those. Null while the final is
 * open.
 */
export function prizePlaces(
  competition: Competition,
  entries: readonly Entry[],
  matches: readonly Match[],
): Placed[] | null {
  if (competition.state !== 'finished') return null;
  const stages = allStandings(competition, entries, matches);
  const played = new Set(stages.flatMap(({ rows }) => rows.filter((row) => row.matches > 0).map((row) => row.entryId)));
  for (const { id, status, keepsPoints } of entries) {
    if (status === 'disqualified' && !keepsPoints) played.delete(id);
  }
  const able = finalPlaces(stages).filter(({ entryId }) => played.has(entryId));
  const firstAt = new Map<number, number>();
  for (const [index, { place }] of able.entries()) if (!firstAt.has(place)) firstAt.set(place, index + 1);
  return able.map(({ entryId, place }) => ({ entryId, place: firstAt.get(place) ?? place }));
}
