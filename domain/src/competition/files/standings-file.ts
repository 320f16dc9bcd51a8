import * as limits from '../../limits/limits.ts';
import { toMillis } from '../../time/instant.ts';
import type { PublicTournament } from '../../tournament/tournament.schema.ts';
import { rowsOfStage } from '../plan/current-stage.ts';
import type { Results } from '../records/results.schema.ts';
import { countedMatches } from '../standings/counting.ts';
import type { Headline } from '../standings/headline.ts';
import { standings } from '../standings/standings.ts';

/** What an entry's rank in a group was before the last match there. */
export interface RanksBefore {
  stageId: string;
  groupId: string;
  ranks: Readonly<Record<string, number>>;
}

/** Of whose tables a file holds one: which it is, what all are called, and how far all of the stage is. */
export interface Lobby extends Pick<Headline, 'state' | 'first' | 'played' | 'total' | 'provisional'> {
  /** Which of `tables`, from 1 on. */
  number: number;
  tables: readonly { number: number; stage: string; group: string }[];
  /** Whether its stage is the last one. */
  isFinal: boolean;
  /** Who of its rows goes on (`goingOn`); what a browser kept from before has none. */
  through?: readonly string[];
}

/**
 * What `/tournament/{id}/standings.json` holds: all that everybody may see of a tournament's competition, or one table
 * of it where it has very many (`lobbyFile`), as docs/data.md promises. `results` is null while nothing is planned.
 */
export interface StandingsFile {
  version: 1;
  tournament: Pick<PublicTournament, 'id' | 'name' | 'date'>;
  results: Results | null;
  before: readonly RanksBefore[];
  /** In a file of one table of very many; `results` and `before` then hold that table and who is in it. */
  lobby?: Lobby;
}

/** The ranks of a stage's groups before the last match of each; a group with one match had none. */
function ranksBefore(results: Results, index: number): RanksBefore[] {
  const stage = results.stages[index];
  if (stage === undefined) return [];
  const played = stage.groups.map(({ id }) =>
    countedMatches(
      stage.id,
      id,
      results.tables.flatMap(({ matches }) => matches),
    ),
  );
  const carriedFrom = rowsOfStage(results, results.stages[index - 1]?.id);
  const matches = played.flatMap((own) => own.slice(0, -1));
  const rows = standings(stage, results.entries, matches, results.adjustments, carriedFrom);
  return stage.groups.flatMap((group, place) => {
    if ((played[place]?.length ?? 0) < 2) return [];
    const own = rows.filter(({ groupId }) => groupId === group.id).map(({ entryId, rank }) => [entryId, rank] as const);
    return [{ stageId: stage.id, groupId: group.id, ranks: Object.fromEntries(own) }];
  });
}

/** The file of a tournament. @param results the whole (`joinResults`), or null where nothing is planned. */
export function standingsFile(
  { id, name, date }: Pick<PublicTournament, 'id' | 'name' | 'date'>,
  results: Results | null,
): StandingsFile {
  const before = results?.stages.flatMap((_stage, index) => ranksBefore(results, index)) ?? [];
  return { version: 1, tournament: { id, name, date }, results, before };
}

/** Whether the table may change at any moment: it isn't final, and an evening of the competition is near. */
export function isBeingPlayed({ tournament, results }: StandingsFile, now: Date): boolean {
  if (results?.state === 'finished') return false;
  const starts = results?.tables.flatMap(({ matches }) => matches.map(({ startsAt }) => startsAt)) ?? [];
  return [tournament.date, results?.updatedAt ?? null, ...starts].some((instant) => {
    const millis = toMillis(instant);
    return millis !== null && Math.abs(now.getTime() - millis) < limits.evening;
  });
}
