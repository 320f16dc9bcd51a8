import { useSyncExternalStore } from 'react';
import { ApiError } from './api.ts';
import { reportProblem } from './log.ts';

/** What was read from the server, as far as this page knows it. */
export interface Reading<T> {
  isLoading: boolean;
  /** Why the last try to read it failed; null where it didn't. */
  failure: string | null;
  /** What the last good reading brought; null where there is none yet. */
  value: T | null;
  /** When that was, in milliseconds. */
  readAt: number | null;
}

/** Something that is read again and again while it is shown, once for the whole page. */
export interface KeptReading<T> {
  current(): Reading<T>;
  subscribe(listener: () => void): () => void;
  /** Reads it; while it is being read, joins that reading (specification, section 4). Never rejects. */
  refresh(): Promise<void>;
  /** Reads it after a change to it: a reading that began before doesn't count. Never rejects. */
  reread(): Promise<void>;
}

/**
 * Keeps what `read` brings: read on being shown, and every so many milliseconds while it is and its tab is too.
 * @param what names it where reading fails for a reason that no answer gives.
 */
export function keepReading<T>(what: string, read: () => Promise<T>, every: number): KeptReading<T> {
  let current: Reading<T> = { isLoading: false, failure: null, value: null, readAt: null };
  let reading: Promise<void> | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<Reading<T>>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }

  async function readNow(): Promise<void> {
    change({ isLoading: true });
    try {
      change({ value: await read(), readAt: Date.now(), failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem(what, error);
      change({ failure: error instanceof Error ? error.message : String(error) });
    } finally {
      change({ isLoading: false });
    }
  }

  function refresh(): Promise<void> {
    reading ??= readNow().finally(() => {
      reading = null;
    });
    return reading;
  }

  /** Nobody sees a tab in the background: what is due meanwhile is read when it is shown again. */
  function refreshIfShown(): void {
    if (document.visibilityState === 'visible') void refresh();
  }

  function refreshIfDue(): void {
    if (current.readAt === null || Date.now() - current.readAt >= every) refreshIfShown();
  }

  return {
    current: () => current,
    refresh,
    async reread() {
      await reading;
      await refresh();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        timer = setInterval(refreshIfShown, every);
        document.addEventListener('visibilitychange', refreshIfDue);
        void Promise.resolve().then(refresh);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', refreshIfDue);
      };
    },
  };
}

/** What is known of it, for a component that shows it. */
export function useReading<T>(kept: KeptReading<T>): Reading<T> {
  return useSyncExternalStore(kept.subscribe, kept.current);
}
