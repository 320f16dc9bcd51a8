import { isFields, toMillis } from '@arena/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type Area, readStored, writeStored } from '../storage/storage.ts';

interface Kept {
  readAt: number;
  data: unknown;
}

/** Returns the data stored under a key, or null. */
export function readKept(storageKey: string, area: Area): Kept | null {
  const kept = readStored(area, storageKey);
  if (!isFields(kept) || typeof kept.readAt !== 'string') return null;
  const readAt = toMillis(kept.readAt);
  // A time in the future is useless: the phone's clock was wrong then.
  return readAt === null || readAt > Date.now() ? null : { readAt, data: kept.data };
}

/**
 * Options of a query whose last data this browser stores, so that its screen opens offline.
 * @param parse validates stored data; null if it is useless
 */
export function keptData<T>(storageKey: string, parse: (data: unknown) => T | null, area: Area = 'local') {
  return {
    initialData: () => parse(readKept(storageKey, area)?.data) ?? undefined,
    initialDataUpdatedAt: () => readKept(storageKey, area)?.readAt,
    meta: { storageKey, area },
  };
}

/** Characters; larger data aren't worth the storage. */
const MOST_KEPT = 300_000;

/** Milliseconds in which unchanged data aren't stored again. */
const OFTEN = 20_000;

/** Stores the data of a client's queries from now on, if their options ask for it and nothing newer is stored. */
export function keepQueries(client: QueryClient): void {
  const last = new Map<string, Kept>();
  const keep = ({ meta, state: { data, dataUpdatedAt } }: Query) => {
    const storageKey = meta?.storageKey;
    if (typeof storageKey !== 'string' || data === undefined || data === null) return;
    const area = meta?.area === 'session' ? 'session' : 'local';
    const before = last.get(storageKey) ?? readKept(storageKey, area);
    if (before !== null && dataUpdatedAt < before.readAt + (data === before.data ? OFTEN : 1)) return;
    last.set(storageKey, { readAt: dataUpdatedAt, data });
    const kept = { readAt: new Date(dataUpdatedAt).toISOString(), data };
    if (area === 'session' || JSON.stringify(data).length <= MOST_KEPT) writeStored(area, storageKey, kept);
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded' || (type === 'updated' && query.state.fetchStatus === 'idle')) keep(query);
  });
}
