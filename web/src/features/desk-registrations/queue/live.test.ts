import type { QuerySnapshot } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Queue } from './queue.ts';

type Hear = (snapshot: Pick<QuerySnapshot, 'docChanges' | 'metadata' | 'size'>) => void;

/** What listens, by the order in which it began: the first rows, then those with a decision. */
const listening = vi.hoisted((): Hear[] => []);

vi.mock('../../../lib/firebase/app.ts', () => ({ firebaseApp: {} }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<typeof import('firebase/firestore')>()),
  initializeFirestore: () => ({}),
  ...Object.fromEntries(['collection', 'limit', 'orderBy', 'query', 'where'].map((name) => [name, () => ({})])),
  onSnapshot: (_query: unknown, _options: unknown, hear: Hear) => {
    listening.push(hear);
    return () => undefined;
  },
}));

function says(index: number, fromCache: boolean): void {
  listening[index]?.({
    size: 0,
    docChanges: () => [],
    metadata: { fromCache, hasPendingWrites: false, isEqual: () => false },
  });
}

beforeEach(() => {
  vi.stubEnv('VITE_FIRESTORE_URL', 'http://127.0.0.1:8080/v1');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('one list that the SDK asks about again is no lost connection; both at once are', async () => {
  const { listenToRegistrations } = await import('./live.ts');
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
  // As an emulator told it in the middle of a hundred approvals (two commits): the pending ones alone, for a moment.
  says(0, true);
  expect(isFresh()).toBe(true);
  says(1, true);
  expect(isFresh()).toBe(false);
  says(0, false);
  expect(isFresh()).toBe(true);
});
