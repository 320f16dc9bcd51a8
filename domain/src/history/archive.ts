import { firstFitting, storedBytes } from '../competition/files/stored-bytes.ts';
import { rowsOfStage } from '../competition/plan/current-stage.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Results } from '../competition/records/results.schema.ts';
import { countedMatches, isCounted } from '../competition/standings/counting.ts';
import { namesIn } from '../competition/standings/headline.ts';
import { standings } from '../competition/standings/standings.ts';
import type { PlayerTotal } from '../competition/standings/top-players.ts';
import { groupedBy } from '../grouped-by.ts';
import * as limits from '../limits/limits.ts';
import type { Prize } from '../prize/prize.schema.ts';
import { isOpenPrize, publicPrize } from '../prize/prize-standing.ts';
import type { ArchivedEntry, TournamentArchive } from './history.schema.ts';

/** An entry with its players' public ids; null for an unknown ID. */
export interface KnownEntry {
  entry: Pick<Entry, 'id' | 'name' | 'players'>;
  ids: readonly (string | null)[];
  /** Kills by player, in the order of the players. */
  totals?: readonly (PlayerTotal | null)[];
}

/**
 * Returns the lowest rank that the last stage's champion had after an earlier match; null without one, or with groups.
 */
function comebackOf(results: Results): number | null {
  const stage = results.stages.at(-1);
  const [champion, shared] = results.places.filter(({ place }) => place === 1);
  if (stage === undefined || champion === undefined || shared !== undefined || stage.groups.length !== 1) return null;
  const matches = countedMatches(
    stage.id,
    stage.groups[0]?.id ?? '',
    results.tables.flatMap((table) => table.matches),
  );
  const carried = rowsOfStage(results, results.stages.at(-2)?.id);
  const ranks = matches.slice(0, -1).map((_, index) => {
    const rows = standings(stage, results.entries, matches.slice(0, index + 1), results.adjustments, carried);
    return rows.find(({ entryId }) => entryId === champion.entryId)?.rank ?? 1;
  });
  const worst = Math.max(1, ...ranks);
  return worst > 1 ? worst : null;
}

/** Returns a lookup of each entry's results by id, built in one pass over all rows. */
function totalsIn({ tables }: Results): (entryId: string) => Omit<ArchivedEntry, 'name' | 'players' | 'place'> {
  const idOf = ({ entryId }: { entryId: string }) => entryId;
  const rowsBy = groupedBy(
    tables.flatMap((table) => table.rows),
    idOf,
  );
  const counted = tables.flatMap(({ matches }) => matches.filter(isCounted).flatMap((match) => match.rows));
  const playedBy = groupedBy(
    counted.filter(({ played }) => played),
    idOf,
  );
  return (entryId) => {
    const rows = rowsBy.get(entryId) ?? [];
    const sum = (of: 'wins' | 'kills' | 'matches') => rows.reduce((total, row) => total + row[of], 0);
    const kills = (playedBy.get(entryId) ?? []).map((row) => row.kills ?? 0);
    return {
      points: rows.at(-1)?.points ?? 0,
      wins: sum('wins'),
      kills: sum('kills'),
      matches: sum('matches'),
      mostKills: Math.max(0, ...kills),
    };
  };
}

function entriesOf(
  results: Results,
  byId: ReadonlyMap<string, KnownEntry>,
  hidden: ReadonlySet<string>,
): ArchivedEntry[] {
  const names = namesIn(results);
  const totals = totalsIn(results);
  return results.places.map(({ entryId, place }) => {
    const { entry, ids, totals: own = [] } = byId.get(entryId) ?? { entry: null, ids: [] };
    const players = (entry?.players ?? []).flatMap(({ nickname }, index) => {
      const id = ids[index] ?? null;
      const called = nickname.trim() || (entry?.players.length === 1 ? names(entryId) : '');
      const kills = own[index]?.kills;
      if (id === null || hidden.has(id) || called === '') return [];
      return [{ id, nickname: called, ...(kills === undefined ? {} : { kills }) }];
    });
    return { place, ...totals(entryId), name: names(entryId), players };
  });
}

/** Drops the last entries if they don't fit into one document. */
function fitting(archive: TournamentArchive): TournamentArchive {
  const most = limits.publicBytes - storedBytes({ ...archive, entries: [] });
  return { ...archive, entries: firstFitting(archive.entries, most) };
}

/** Returns the public view of a competition's prizes. */
function prizesOf(
  prizes: readonly Prize[],
  results: Results,
  byId: ReadonlyMap<string, KnownEntry>,
  hidden: ReadonlySet<string>,
) {
  const names = namesIn(results);
  return prizes
    .toSorted((a, b) => a.rank - b.rank)
    .map((prize) => {
      if (prize.entryId === null) return publicPrize(prize, null);
      const id = results.teamSize === 1 ? (byId.get(prize.entryId)?.ids[0] ?? null) : null;
      return publicPrize(prize, { name: names(prize.entryId), playerId: id === null || hidden.has(id) ? null : id });
    });
}

/**
 * Builds the archive of a competition from its public results, in which hidden players have no names.
 * @param known the published entries
 */
export function buildArchive(
  results: Results,
  known: readonly KnownEntry[],
  hidden: ReadonlySet<string>,
  owed: readonly Prize[] = [],
): TournamentArchive {
  const byId = new Map(known.map((one) => [one.entry.id, one]));
  const prizes = prizesOf(owed, results, byId, hidden);
  const finished = results.state === 'finished';
  return fitting({
    finished,
    teamSize: results.teamSize,
    entries: finished ? entriesOf(results, byId, hidden) : [],
    placed: finished ? results.places.length : 0,
    comeback: finished ? comebackOf(results) : null,
    playerIds: [...new Set(known.flatMap(({ ids }) => ids.filter((id) => id !== null)))],
    prizes,
    hasPrizes: prizes.length > 0,
    owes: prizes.some(isOpenPrize),
  });
}
