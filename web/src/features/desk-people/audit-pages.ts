import type { ListedAuditRecord } from '@arena/domain';
import { failureText } from '../../lib/failure-text.ts';
import type { AuditPage } from './calls.ts';

/** Reads a page of the log: the one that `cursor` names, the first for null. @throws {ApiError} */
export type ReadPage = (cursor: string | null) => Promise<AuditPage>;

/** The part of the audit log that was read so far. */
interface Log {
  records: readonly ListedAuditRecord[];
  /** Names the page that comes next; null after the last one, and before the first. */
  next: string | null;
  isLoading: boolean;
  /** Why the last page could not be read; null where it could. */
  failure: string | null;
}

/** The audit log, page after page; the first comes when somebody looks. */
export interface AuditPages {
  current(): Log;
  subscribe(listener: () => void): () => void;
  /** Reads the page that comes next, or the one that could not be read. Never rejects. */
  readMore(): Promise<void>;
}

export function auditPages(read: ReadPage): AuditPages {
  let log: Log = { records: [], next: null, isLoading: true, failure: null };
  let isReading = false;
  const listeners = new Set<() => void>();

  function change(next: Partial<Log>): void {
    log = { ...log, ...next };
    for (const listener of listeners) listener();
  }

  async function readMore(): Promise<void> {
    if (isReading) return;
    isReading = true;
    change({ isLoading: true, failure: null });
    try {
      const { items, nextCursor } = await read(log.next);
      change({ records: [...log.records, ...items], next: nextCursor, isLoading: false });
    } catch (error) {
      change({ isLoading: false, failure: failureText(error) });
    } finally {
      isReading = false;
    }
  }

  return {
    current: () => log,
    readMore,
    subscribe(listener) {
      listeners.add(listener);
      if (log.records.length === 0) void Promise.resolve().then(readMore);
      return () => listeners.delete(listener);
    },
  };
}
