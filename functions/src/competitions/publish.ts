import {
  buildArchive,
  buildResults,
  createResultsCache,
  type Entry,
  limits,
  playerKillMatches,
  playerTotals,
  type ResultSummary,
  type SplitResults,
  splitResults,
  summaryOf,
  type TournamentArchive,
  topPlayers,
  withoutHidden,
} from '@arena/domain';
import type { Planned } from '../competitions/competition-document.ts';
import { createCache } from '../platform/cache.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { publicPlayerId } from './hidden-players.ts';

export interface Published {
  results: SplitResults;
  summary: ResultSummary | null;
  archive: TournamentArchive;
}

/** Returns the public ids of an entry's players. Erased players keep the stored ids. */
export function playerIdsOf({ players, publicIds = [] }: Entry, hash: KeyedHash): (string | null)[] {
  return players.map(({ freeFireId }, index) =>
    freeFireId === null ? (publicIds[index] ?? null) : publicPlayerId(freeFireId, hash),
  );
}

/** Results of the last build, reused for unchanged records. */
export interface PublishCache {
  results: ReturnType<typeof createResultsCache>;
  idsOf(entry: Entry): (string | null)[];
}

export function createPublishCache(hash: KeyedHash): PublishCache {
  return {
    results: createResultsCache(),
    idsOf: createCache((entry: Entry) => playerIdsOf(entry, hash), { max: 2 * limits.competition.entries }).get,
  };
}

/** @param hidden public ids of players with hidden nicknames. @param at build time, ISO 8601 in UTC. */
export function publishedOf(
  records: Planned,
  hidden: ReadonlySet<string>,
  { results: kept, idsOf }: PublishCache,
  at: string,
): Published {
  const drawn = new Set(records.competition.stages.flatMap(({ groups }) => groups.flatMap(({ entryIds }) => entryIds)));
  const shown = records.entries.map((entry) => {
    const visible = withoutHidden(entry, idsOf(entry), hidden);
    // Entries without a group share one document, whose size is limited, so their emblems are left out.
    const isLight = visible.emblem === undefined || drawn.has(entry.id);
    return isLight ? visible : { ...visible, emblem: undefined };
  });
  // Players are found by their own nicknames, before hidden ones are removed.
  const totals = playerTotals(records.entries, records.matches, idsOf);
  const known = shown.map((entry, index) => ({
    entry,
    ids: idsOf(records.entries[index] ?? entry),
    totals: totals.get(entry.id)?.players ?? [],
  }));
  const top = topPlayers(shown, (id) => totals.get(id), hidden);
  const built = buildResults(records.competition, shown, records.matches, at, kept);
  const results =
    top.length === 0 ? built : { ...built, topPlayers: top, playerKillMatches: playerKillMatches(records.matches) };
  return {
    results: splitResults(results, kept),
    summary: summaryOf(results),
    archive: buildArchive(results, known, hidden, records.prizes),
  };
}
