import { type AuditRecord, isDocumentId, type ListedAuditRecord, namedIn, tournamentOf } from '@arena/domain';
import type { Page, PageRequest } from '../platform/page.ts';
import type { AuditFilter, AuditStore } from './store.ts';

/** What organisers did, for those to read who may. */
export interface AuditService {
  /** The records that are wanted, the latest first. */
  list(filter: AuditFilter, page: PageRequest): Promise<Page<ListedAuditRecord>>;
}

const isKind = (kind: string): kind is keyof typeof namedIn => Object.hasOwn(namedIn, kind);

/** What stands before the slash of a target that names a part of something. */
const whole = (target: string) => target.split('/', 1)[0] ?? '';

/** The path of the document that has the name of what a record is about; null where nothing has one. */
export function subjectOf({ action, target }: Pick<AuditRecord, 'action' | 'target'>): string | null {
  const [kind = ''] = action.split('.', 1);
  const collection = isKind(kind) ? namedIn[kind] : null;
  const id = kind === 'registration' ? tournamentOf(target) : whole(target);
  return collection !== null && isDocumentId(id) ? `${collection}/${id}` : null;
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
