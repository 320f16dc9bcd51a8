import { isFields, toMillis } from '@arena/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type Area, readStored, writeStored } from '../storage/storage.ts';

interface Kept {
  readAt: number;
  data: unknown;
}

/** Returns what is kept under a key; null without any. */
export function keptUnder(storageKey: string, area: Area): Kept | null {
  const kept = readStored(area, storageKey);
  if (!isFields(kept) || typeof kept.readAt !== 'string') return null;
  const readAt = toMillis(kept.readAt);
  // One of the future tells nothing: this phone's clock was wrong then.
  return readAt === null || readAt > Date.now() ? null : { readAt, data: kept.data };
}

/**
 * Options of a query whose last data this browser keeps, so that its screen opens without a signal.
 * @param parse checks what is kept; null where it is of no use.
 */
export function keptData<T>(storageKey: string, parse: (data: unknown) => T | null, area: Area = 'local') {
  return {
    initialData: () => parse(keptUnder(storageKey, area)?.data) ?? undefined,
    initialDataUpdatedAt: () => keptUnder(storageKey, area)?.readAt,
    meta: { storageKey, area },
  };
}

/** Larger data aren't worth the room they would take for good. Characters. */
const MOST_KEPT = 300_000;

/** Milliseconds in which data that stay the same aren't written again. */
const OFTEN = 20_000;

/** Keeps what the queries of a client read from here on, where their options ask for it and nothing newer is kept. */
export function keepQueries(client: QueryClient): void {
  const last = new Map<string, Kept>();
  const keep = ({ meta, state: { data, dataUpdatedAt } }: Query) => {
    const storageKey = meta?.storageKey;
    if (typeof storageKey !== 'string' || data === undefined || data === null) return;
    const area = meta?.area === 'session' ? 'session' : 'local';
    const before = last.get(storageKey) ?? keptUnder(storageKey, area);
    if (before !== null && dataUpdatedAt < before.readAt + (data === before.data ? OFTEN : 1)) return;
    last.set(storageKey, { readAt: dataUpdatedAt, data });
    const kept = { readAt: new Date(dataUpdatedAt).toISOString(), data };
    if (area === 'session' || JSON.stringify(data).length <= MOST_KEPT) writeStored(area, storageKey, kept);
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded' || (type === 'updated' && query.state.fetchStatus === 'idle')) keep(query);
  });
}
