import {
  AuditAction,
  type AuditRecord,
  isDocumentId,
  type ListedAuditRecord,
  namedIn,
  tournamentOf,
} from '@arena/domain';
import type { Page, PageRequest } from '../platform/page.ts';
import type { AuditFilter, AuditStore } from './store.ts';

/** What organisers did, for those to read who may. */
export interface AuditService {
  /** The records that are wanted, the latest first. */
  list(filter: AuditFilter, page: PageRequest): Promise<Page<ListedAuditRecord>>;
  /** Those of a tournament and its competition, the latest first: nothing of what else has such an id, as an account. */
  ofTournament(id: string, page: PageRequest): Promise<Page<ListedAuditRecord>>;
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

/** What can be recorded under a tournament's own id; a registration goes by an alias. Firestore takes 30 at most. */
const ofTournaments = AuditAction.options.filter((action) => {
  const [kind = ''] = action.split('.', 1);
  return isKind(kind) && kind !== 'registration' && namedIn[kind] === 'tournaments';
});

export function auditService(store: AuditStore): AuditService {
  async function list(filter: AuditFilter, page: PageRequest): Promise<Page<ListedAuditRecord>> {
    const { items, nextCursor } = await store.list(filter, page);
    const names = await store.names(items.flatMap((record) => subjectOf(record) ?? []));
    const listed = (record: AuditRecord) => ({ ...record, subject: names.get(subjectOf(record) ?? '') ?? null });
    return { items: items.map(listed), nextCursor };
  }

  return { list, ofTournament: (target, page) => list({ target, actions: ofTournaments }, page) };
}
