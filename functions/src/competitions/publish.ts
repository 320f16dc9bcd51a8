import {
  buildArchive,
  buildResults,
  createResultsCache,
  type Entry,
  entryName,
  limits,
  playerKillMatches,
  playerTotals,
  type ResultSummary,
  type SplitResults,
  splitResults,
  summaryOf,
  type TournamentArchive,
  topPlayers,
  withOtherIds,
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
  /** Returns the public id of an entry with a hidden player. */
  hiddenIdOf(entry: Entry): string;
}

export function createPublishCache(hash: KeyedHash): PublishCache {
  return {
    results: createResultsCache(),
    idsOf: createCache((entry: Entry) => playerIdsOf(entry, hash), { max: 2 * limits.competition.entries }).get,
    hiddenIdOf: ({ id }) => hash('hidden-entry', id),
  };
}

/** @param hidden public ids of players with hidden nicknames. @param at build time, ISO 8601 in UTC. */
export function publishedOf(
  records: Planned,
  hidden: ReadonlySet<string>,
  { results: kept, idsOf, hiddenIdOf }: PublishCache,
  at: string,
): Published {
  const drawn = new Set(records.competition.stages.flatMap(({ groups }) => groups.flatMap(({ entryIds }) => entryIds)));
  const all = records.entries.map((entry) => {
    const ids = idsOf(entry);
    const shown = withoutHidden(entry, ids, hidden);
    // Entries without a group share one document, whose size is limited, so their emblems are left out.
    const isLight = shown.emblem === undefined || drawn.has(entry.id);
    return { before: entry, entry: isLight ? shown : { ...shown, emblem: undefined }, ids };
  });
  const renamed = all.filter(({ before, entry }) => before !== entry && entryName(before) !== entryName(entry));
  const otherIds = new Map(renamed.map(({ before }) => [before.id, hiddenIdOf(before)]));
  const {
    competition,
    entries: shown,
    matches,
    prizes,
  } = withOtherIds({ ...records, entries: all.map(({ entry }) => entry) }, otherIds);
  const idsById = new Map(shown.map(({ id }, index) => [id, all[index]?.ids ?? []]));
  // Players are found by their own nicknames, before hidden ones are removed.
  const totals = playerTotals(records.entries, records.matches, idsOf);
  const killsOf = new Map(shown.map(({ id }, index) => [id, totals.get(records.entries[index]?.id ?? '')]));
  const known = shown.map((entry) => ({
    entry,
    ids: idsById.get(entry.id) ?? [],
    totals: killsOf.get(entry.id)?.players ?? [],
  }));
  const top = topPlayers(shown, (id) => killsOf.get(id), hidden);
  const built = buildResults(competition, shown, matches, at, kept);
  const results =
    top.length === 0 ? built : { ...built, topPlayers: top, playerKillMatches: playerKillMatches(matches) };
  return {
    results: splitResults(results, kept),
    summary: summaryOf(results),
    archive: buildArchive(results, known, hidden, prizes),
  };
}
