import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Queue } from './queue.ts';

interface Told {
  size?: number;
  docs?: { id: string; data: () => object }[];
  docChanges?: () => [];
  metadata?: { fromCache: boolean };
}
type Hear = (snapshot: Told) => void;

/** Listeners in order: the first rows, then decided ones. */
const listening = vi.hoisted((): Hear[] => []);

vi.mock('#lib/firebase/auth.ts', () => ({ firebaseApp: {} }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<typeof import('firebase/firestore')>()),
  initializeFirestore: () => ({}),
  ...Object.fromEntries(['collection', 'limit', 'orderBy', 'query', 'where'].map((name) => [name, () => ({})])),
  onSnapshot: (_query: unknown, options: Hear | { includeMetadataChanges: true }, hear: Hear) => {
    listening.push(typeof options === 'function' ? options : hear);
    return () => undefined;
  },
}));

function says(index: number, fromCache: boolean): void {
  listening[index]?.({ size: 0, docChanges: () => [], metadata: { fromCache } });
}

beforeEach(() => {
  vi.stubEnv('VITE_FIRESTORE_URL', 'http://127.0.0.1:8080/v1');
  vi.useFakeTimers();
  listening.length = 0;
});
afterEach(() => void vi.unstubAllEnvs());

test('the queue is stale only when both lists are read from the cache', async () => {
  const { listenToRegistrations } = await import('./live-queue.ts');
  let queue: Queue | undefined;
  const isFresh = () => {
    vi.runAllTimers();
    return queue?.isFresh;
  };
  listenToRegistrations(null, (next) => {
    queue = next;
  });
  says(0, false);
  says(1, false);
  expect(isFresh()).toBe(true);
  // The emulator's answer during a hundred approvals in two commits: the pending ones alone for a moment.
  says(0, true);
  expect(isFresh()).toBe(true);
  says(1, true);
  expect(isFresh()).toBe(false);
  says(0, false);
  expect(isFresh()).toBe(true);
});

test('lists tournaments with and without a date once both queries have answered', async () => {
  const { listenToTournaments } = await import('./live-queue.ts');
  const told: string[][] = [];
  listenToTournaments((tournaments) => told.push([...tournaments.keys()].toSorted()));
  const brings = (index: number, id: string) => listening[index]?.({ docs: [{ id, data: () => ({}) }] });
  brings(0, 'cercana');
  brings(1, 'sin-fecha');
  expect(told).toEqual([['cercana', 'sin-fecha']]);
});
