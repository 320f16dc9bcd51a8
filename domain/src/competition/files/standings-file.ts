import * as limits from '../../limits/limits.ts';
import { toMillis } from '../../time/instant.ts';
import type { PublicTournament } from '../../tournament/tournament.schema.ts';
import { rowsOfStage } from '../plan/current-stage.ts';
import type { Results } from '../records/results.schema.ts';
import { countedMatches } from '../standings/counting.ts';
import type { Headline } from '../standings/headline.ts';
import { standings } from '../standings/standings.ts';

/** An entry's rank in a group before the last match there. */
interface RanksBefore {
  stageId: string;
  groupId: string;
  ranks: Readonly<Record<string, number>>;
}

/** A file of one table: its number, the names of all tables, and the state of the whole stage. */
interface Lobby extends Pick<Headline, 'state' | 'first' | 'played' | 'total' | 'provisional'> {
  /** The position in `tables`, from 1 on. */
  number: number;
  tables: readonly { number: number; stage: string; group: string }[];
  /** True if its stage is the last one. */
  isFinal: boolean;
  /** Rows that advance (`advancingIds`); absent in files that a browser cached earlier. */
  through?: readonly string[];
}

/** Fields of the tournament; `sponsor` is absent without one. */
type Described = Pick<PublicTournament, 'id' | 'name' | 'date'> & Partial<Pick<PublicTournament, 'sponsor'>>;

/**
 * The content of `/tournament/{id}/standings.json`: all public results of a competition, or one table if it has very
 * many (`lobbyFile`). See docs/public-data.md. `results` is null while nothing is planned.
 */
export interface StandingsFile {
  version: 1;
  tournament: Described;
  results: Results | null;
  before: readonly RanksBefore[];
  /** Set in a file of one table; `results` and `before` then hold only that table and its entries. */
  lobby?: Lobby;
}

/** Ranks of a stage's groups before the last match of each; a group with one match has none. */
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

/** Builds the file of a tournament. @param results of all groups (`joinResults`); null if nothing is planned */
export function standingsFile({ id, name, date, sponsor }: Described, results: Results | null): StandingsFile {
  const before = results?.stages.flatMap((_stage, index) => ranksBefore(results, index)) ?? [];
  return { version: 1, tournament: { id, name, date, ...(sponsor ? { sponsor } : {}) }, results, before };
}

/** Returns true if the table may change at any moment: it isn't final, and a match day is near. */
export function isBeingPlayed({ tournament, results }: StandingsFile, now: Date): boolean {
  if (results?.state === 'finished') return false;
  const starts = results?.tables.flatMap(({ matches }) => matches.map(({ startsAt }) => startsAt)) ?? [];
  return [tournament.date, results?.updatedAt ?? null, ...starts].some((instant) => {
    const millis = toMillis(instant);
    return millis !== null && Math.abs(now.getTime() - millis) < limits.matchDay;
  });
}
