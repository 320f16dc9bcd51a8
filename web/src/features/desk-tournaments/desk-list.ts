import { limits } from '@arena/domain';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api.ts';
import { reportProblem } from '../../lib/log.ts';
import { type DeskTournament, readTournaments } from './calls.ts';

/** The organisers' tournaments as far as this page knows them. */
export interface DeskList {
  isLoading: boolean;
  /** Why the last try to read them failed; null where it didn't. */
  failure: string | null;
  /** The last good list; null where there is none yet. */
  tournaments: readonly DeskTournament[] | null;
  /** When that list was read, in milliseconds. */
  readAt: number | null;
}

let current: DeskList = { isLoading: false, failure: null, tournaments: null, readAt: null };
let reading: Promise<void> | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<DeskList>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

async function read(): Promise<void> {
  change({ isLoading: true });
  try {
    change({ tournaments: await readTournaments(), readAt: Date.now(), failure: null });
  } catch (error) {
    if (!(error instanceof ApiError)) reportProblem('Reading the tournaments', error);
    change({ failure: error instanceof Error ? error.message : String(error) });
  } finally {
    change({ isLoading: false });
  }
}

/** Reads the list; while it is being read it joins that reading (specification, section 4). Never rejects. */
export function refreshDesk(): Promise<void> {
  reading ??= read().finally(() => {
    reading = null;
  });
  return reading;
}

/** Reads the list after a change to it: a reading that began before doesn't count. Never rejects. */
export async function rereadDesk(): Promise<void> {
  await reading;
  await refreshDesk();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(() => void refreshDesk(), limits.deskListRefresh);
    void Promise.resolve().then(refreshDesk);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The organisers' list, read on opening and every 5 minutes while it is shown. */
export function useDeskList(): DeskList {
  return useSyncExternalStore(subscribe, () => current);
}
