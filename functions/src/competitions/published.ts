import {
  buildResults,
  type Digest,
  digestOf,
  type Entry,
  keptResults,
  limits,
  once,
  type ResultSummary,
  splitResults,
  summaryOf,
  withoutHidden,
} from '@arena/domain';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { publicPlayerId } from '../players/public-id.ts';
import type { Planned } from './store.ts';

/** What everybody may see of a competition, and what the history is made of. */
export interface Published {
  results: ReturnType<typeof splitResults>;
  /** What the tournament's own document says of it. */
  summary: ResultSummary | null;
  digest: Digest;
}

/** Who plays for an entry, by public id; where the Free Fire ID is erased, as it was kept then. */
export function playerIdsOf({ players, publicIds = [] }: Entry, hash: KeyedHash): (string | null)[] {
  return players.map(({ freeFireId }, index) =>
    freeFireId === null ? (publicIds[index] ?? null) : publicPlayerId(freeFireId, hash),
  );
}

/** What was made of a competition the last time, so that what is as it was needn't be made again. */
export interface KeptPublished {
  results: ReturnType<typeof keptResults>;
  idsOf(entry: Entry): (string | null)[];
}

export function keptPublished(hash: KeyedHash): KeptPublished {
  return { results: keptResults(), idsOf: once((entry) => playerIdsOf(entry, hash)) };
}

/**
 * @param hidden the players, by public id, whose nickname nobody is shown.
 * @param at when it is made: ISO 8601 in UTC.
 */
export function publishedOf(
  { competition, entries, matches, prizes }: Planned,
  hidden: ReadonlySet<string>,
  { results: kept, idsOf }: KeptPublished,
  at: string,
): Published {
  const known = entries.map((entry) => {
    const ids = idsOf(entry);
    return { entry: withoutHidden(entry, ids, hidden), ids };
  });
  const shown = known.map(({ entry }) => entry);
  const results = buildResults(competition, shown, matches, at, kept);
  return {
    results: splitResults(results, limits.resultsBytes, kept),
    summary: summaryOf(results),
    digest: digestOf(results, known, hidden, prizes),
  };
}
