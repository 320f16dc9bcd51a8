import type { AuditRecord, ListedAuditRecord } from '@arena/domain';
import type { Page, PageRequest } from '../platform/page.ts';
import type { AuditFilter, AuditStore } from './store.ts';
import { subjectOf } from './subject.ts';

/** What organisers did, for those to read who may. */
export interface AuditService {
  /** The records that are wanted, the latest first. */
  list(filter: AuditFilter, page: PageRequest): Promise<Page<ListedAuditRecord>>;
}

export function auditService(store: AuditStore): AuditService {
  return {
    async list(filter, page) {
      const { items, nextCursor } = await store.list(filter, page);
      const names = await store.names(items.flatMap((record) => subjectOf(record) ?? []));
      const listed = (record: AuditRecord) => ({ ...record, subject: names.get(subjectOf(record) ?? '') ?? null });
      return { items: items.map(listed), nextCursor };
    },
  };
}
