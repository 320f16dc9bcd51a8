import { type AuditAction, type AuditRecord, type ListedAuditRecord, textIn } from '@arena/domain';
import type { EndpointInput } from '@arena/domain/api';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../platform/context.ts';
import { type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import { readNames } from './audit-names.ts';

const ROLE_CHANGES: readonly AuditAction[] = ['admin.grant', 'admin.revoke'];

const auditIn = (db: Database) => db.collection('audit');

function fieldsOrNull(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? plainFields(value) : null;
}

function toRecord(document: QueryDocumentSnapshot): AuditRecord {
  const { actor, action, target, at, before, after, linkMadeBy } = plainFields(document.data());
  return {
    id: document.id,
    actor: textIn(actor),
    action: textIn(action),
    target: textIn(target),
    at: textIn(at),
    before: fieldsOrNull(before),
    after: fieldsOrNull(after),
    linkMadeBy: textIn(linkMadeBy) || null,
  };
}

/** Reads a page of records, newest first, with the current names of their subjects. */
async function listNamed({ db }: Context, records: Query, page: PageRequest): Promise<Page<ListedAuditRecord>> {
  const { items, nextCursor } = await readPage(records, { field: 'at', order: 'desc' }, page, toRecord);
  return { items: await readNames(db, items), nextCursor };
}

/** Lists the actions of admins, filtered by actor, action and time. */
export function listAudit(
  context: Context,
  { limit, cursor, actor, action, from, until }: EndpointInput<'GET /audit'>['query'],
): Promise<Page<ListedAuditRecord>> {
  const conditions = [
    ['actor', '==', actor],
    ['action', '==', action],
    ['at', '>=', from && toTimestamp(from)],
    ['at', '<', until && toTimestamp(until)],
  ] as const;
  const records = conditions.reduce<Query>(
    (query, [field, operator, value]) => (value === undefined ? query : query.where(field, operator, value)),
    auditIn(context.db),
  );
  return listNamed(context, records, { limit, cursor });
}

/** Lists granted and removed roles. */
export function listRoleChanges(context: Context, page: PageRequest) {
  return listNamed(context, auditIn(context.db).where('action', 'in', ROLE_CHANGES), page);
}

/** Lists actions on a tournament, its registrations and its competition, even after its deletion. */
export function listTournamentAudit(context: Context, tournamentId: string, page: PageRequest) {
  return listNamed(context, auditIn(context.db).where('tournamentId', '==', tournamentId), page);
}
