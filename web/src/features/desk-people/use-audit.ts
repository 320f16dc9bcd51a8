import type { AuditRecord } from '@arena/domain';
import { useEffect, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { type AuditFilter, readAudit } from './calls.ts';

/** The part of the audit log that was read so far. */
interface Log {
  records: readonly AuditRecord[];
  /** Names the page that comes next; null after the last one. */
  next: string | null;
  isLoading: boolean;
  /** Why the last page could not be read; null where it could. */
  failure: string | null;
}

/** The audit log as `filter` wants it, page after page. For another filter, another component (`key`). */
export function useAudit(filter: AuditFilter): Log & { readMore: () => void } {
  const [log, setLog] = useState<Log>({ records: [], next: null, isLoading: true, failure: null });

  const read = async (cursor: string | null) => {
    setLog((known) => ({ ...known, isLoading: true, failure: null }));
    try {
      const { items, nextCursor } = await readAudit(filter, cursor);
      setLog(({ records }) => ({
        records: cursor === null ? items : [...records, ...items],
        next: nextCursor,
        isLoading: false,
        failure: null,
      }));
    } catch (error) {
      setLog((known) => ({ ...known, isLoading: false, failure: failureText(error) }));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter of a mounted log stays the same.
  useEffect(() => void read(null), []);

  return { ...log, readMore: () => void read(log.next) };
}
