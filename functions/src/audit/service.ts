import type { AuditRecord } from '@arena/domain';
import type { Page, PageRequest } from '../platform/page.ts';
import type { AuditFilter, AuditStore } from './store.ts';

/** What organisers did, for the owner to read. */
export interface AuditService {
  /** The records that are wanted, the latest first. */
  list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditRecord>>;
}

export function auditService(store: AuditStore): AuditService {
  return { list: (filter, page) => store.list(filter, page) };
}
