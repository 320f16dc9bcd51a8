import { type AuditAction, type AuditRecord, textIn } from '@arena/domain';
import type { EndpointInput } from '@arena/domain/api';
import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import type { AuditEntry } from './entry.ts';

/** Which records are wanted; `target` is what something was done to, by its id, `actions` are the kinds that count. */
export type AuditFilter = Omit<EndpointInput<'GET /audit'>['query'], keyof PageRequest> & {
  target?: string;
  actions?: readonly AuditAction[];
};

export interface AuditStore {
  /** Records, the latest first. */
  list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditRecord>>;
  /** What documents are called, by their paths; those without a name are left out. */
  names(paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Adds the record of a write to the batch that makes the write, so that neither exists without the other. */
export function recordIn(batch: WriteBatch, database: Database, { at, ...entry }: AuditEntry): void {
  batch.create(database.collection('audit').doc(), { ...entry, at: toTimestamp(at) });
}

function fieldsOrNull(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? plainFields(value) : null;
}

function toRecord(document: QueryDocumentSnapshot): AuditRecord {
  const { actor, action, target, at, before, after } = plainFields(document.data());
  return {
    id: document.id,
    actor: textIn(actor),
    action: textIn(action),
    target: textIn(target),
    at: textIn(at),
    before: fieldsOrNull(before),
    after: fieldsOrNull(after),
  };
}

function matching(records: Query, { actor, action, actions, target, from, until }: AuditFilter): Query {
  const conditions = [
    ['actor', '==', actor],
    ['action', '==', action],
    ['action', 'in', actions],
    ['target', '==', target],
    ['at', '>=', from && toTimestamp(from)],
    ['at', '<', until && toTimestamp(until)],
  ] as const;
  return conditions.reduce(
    (query, [field, operator, value]) => (value === undefined ? query : query.where(field, operator, value)),
    records,
  );
}

export function auditStore(database: Database): AuditStore {
  const records = database.collection('audit');
  return {
    list: (filter, page) => readPage(matching(records, filter), { field: 'at', order: 'desc' }, page, toRecord),

    async names(paths) {
      const documents = [...new Set(paths)].map((path) => database.doc(path));
      if (documents.length === 0) return new Map();
      const found = await database.getAll(...documents, { fieldMask: ['name', 'title', 'text'] });
      const nameOf = (fields: Record<string, unknown>) =>
        textIn(fields.name) || textIn(fields.title) || textIn(fields.text);
      return new Map(
        found
          .map((document) => [document.ref.path, nameOf(document.data() ?? {})] as const)
          .filter(([, name]) => name !== ''),
      );
    },
  };
}
