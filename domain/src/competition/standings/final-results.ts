import { groupedBy } from '../../grouped-by.ts';
import { finalPlaces } from '../plan/final-places.ts';
import type { Competition } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { FinalResult } from '../records/entry-result.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { allStandings } from './standings.ts';

type Finished = Pick<Competition, 'state' | 'stages' | 'adjustments' | 'teamSize' | 'decided'>;

/** Returns the result of each entry that played and wasn't withdrawn; none before the last stage is closed. */
export function finalResults(
  competition: Finished,
  entries: readonly Entry[],
  matches: readonly Match[],
): Map<string, FinalResult> {
  if (competition.state !== 'finished') return new Map();
  const stages = allStandings(competition, entries, matches);
  const places = finalPlaces(stages, entries, competition);
  const isOut = new Map(entries.map(({ id, status }) => [id, status === 'disqualified' || status === 'withdrawn']));
  const rowIn = new Map(
    stages.flatMap(({ stage, rows }) => rows.map((row) => [`${stage.id} ${row.entryId}`, row] as const)),
  );
  const shared = groupedBy(places, ({ place }) => place);
  const isTeam = competition.teamSize > 1;
  return new Map(
    places
      .filter(({ entryId }) => isOut.get(entryId) !== true)
      .map(({ entryId, place, stageId }) => {
        const points = rowIn.get(`${stageId} ${entryId}`)?.points ?? 0;
        const isTied = (shared.get(place)?.length ?? 0) > 1;
        return [entryId, { rank: place, of: places.length, points, isTied, isTeam }];
      }),
  );
}
