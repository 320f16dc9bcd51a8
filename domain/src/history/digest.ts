import { firstFitting, storedBytes } from '../competition/files/stored-bytes.ts';
import { rowsOfStage } from '../competition/plan/current-stage.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Results } from '../competition/records/results.schema.ts';
import { countedMatches, isCounted } from '../competition/standings/counting.ts';
import { namesIn } from '../competition/standings/headline.ts';
import { standings } from '../competition/standings/standings.ts';
import { groupedBy } from '../grouped-by.ts';
import * as limits from '../limits/limits.ts';
import type { Prize } from '../prize/prize.schema.ts';
import { isOpenPrize, publicPrize } from '../prize/prize-standing.ts';
import type { Digest, DigestEntry } from './history.schema.ts';

/** An entry, and who plays for it by public id; null for one of whom no ID is known. */
export interface Known {
  entry: Pick<Entry, 'id' | 'name' | 'players'>;
  ids: readonly (string | null)[];
}

/**
 * An entry as everybody may know it: of a player who is hidden no nickname, nor a name that was made of it. `entryName`
 * then calls them by the last digits of their ID.
 */
export function withoutHidden<E extends Known['entry']>(entry: E, ids: Known['ids'], hidden: ReadonlySet<string>): E {
  const isHidden = (index: number) => hidden.has(ids[index] ?? '');
  if (!entry.players.some((_, index) => isHidden(index))) return entry;
  const nicknames = entry.players.flatMap(({ nickname }, index) => (isHidden(index) ? [nickname.trim()] : []));
  const isOfPlayer = entry.players.length === 1 || nicknames.includes(entry.name.trim());
  const players = entry.players.map((player, index) => (isHidden(index) ? { ...player, nickname: '' } : player));
  return { ...entry, name: isOfPlayer ? '' : entry.name, players, reason: '' };
}

/** How far down the champion of the last stage was after an earlier match; null where there is none, or it has groups. */
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

/** What each entry came to, asked for by its id: all rows are looked at once, not once for each entry. */
function deedsIn({ tables }: Results): (entryId: string) => Omit<DigestEntry, 'name' | 'players' | 'place'> {
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

/** Who played in a competition that is over, and what they came to. */
function entriesOf(results: Results, byId: ReadonlyMap<string, Known>, hidden: ReadonlySet<string>): DigestEntry[] {
  const names = namesIn(results);
  const deeds = deedsIn(results);
  const entries = results.places.map(({ entryId, place }) => {
    const { entry, ids } = byId.get(entryId) ?? { entry: null, ids: [] };
    const players = (entry?.players ?? []).flatMap(({ nickname }, index) => {
      const id = ids[index] ?? null;
      const called = nickname.trim() || (entry?.players.length === 1 ? names(entryId) : '');
      return id === null || hidden.has(id) || called === '' ? [] : [{ id, nickname: called }];
    });
    return { place, ...deeds(entryId), name: names(entryId), players };
  });
  return entries.filter(({ matches }) => matches > 0);
}

/** As many of the best as fit into one document beside the rest: of thousands the last may be left out. */
function fitting(digest: Digest): Digest {
  const most = limits.resultsBytes - storedBytes({ ...digest, entries: [] });
  return { ...digest, entries: firstFitting(digest.entries, most) };
}

/** The prizes of a competition as everybody may see them. */
function prizesOf(
  prizes: readonly Prize[],
  results: Results,
  byId: ReadonlyMap<string, Known>,
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
 * What the history remembers of a competition, made of its public results, in which those who are hidden are so already.
 * @param known the entries as they were published.
 */
export function digestOf(
  results: Results,
  known: readonly Known[],
  hidden: ReadonlySet<string>,
  owed: readonly Prize[] = [],
): Digest {
  const byId = new Map(known.map((one) => [one.entry.id, one]));
  const prizes = prizesOf(owed, results, byId, hidden);
  const finished = results.state === 'finished';
  return fitting({
    finished,
    teamSize: results.teamSize,
    entries: finished ? entriesOf(results, byId, hidden) : [],
    comeback: finished ? comebackOf(results) : null,
    playerIds: [...new Set(known.flatMap(({ ids }) => ids.filter((id) => id !== null)))],
    prizes,
    hasPrizes: prizes.length > 0,
    owes: prizes.some(isOpenPrize),
  });
}
