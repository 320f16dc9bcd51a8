import { type AccessRequest, AccessRequestStatus } from '@arena/domain';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { AuditEntry } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { type Grant, placeOf, writeGrant } from '../auth/store.ts';
import { won } from '../platform/fault.ts';
import { type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';

/** A request as it was read, and the version a decision must find unchanged. */
export interface StoredRequest {
  request: AccessRequest;
  version: Timestamp;
}

/** What an admin decided on a request. */
export interface Decision {
  status: 'approved' | 'rejected';
  notes: string;
  by: string;
  at: Date;
}

export interface AccessRequestStore {
  one(uid: string): Promise<StoredRequest | null>;
  /** Requests, the newest first; those with that status where one is given. */
  list(status: AccessRequest['status'] | undefined, page: PageRequest): Promise<Page<AccessRequest>>;
  /**
   * Writes a decision and its record, and where it gives a role, the place in the list of admins.
   * @returns the request as it then is, or null where it is no longer as it was read.
   */
  decide(stored: StoredRequest, decision: Decision, grant: Grant | null): Promise<AccessRequest | null>;
}

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function readRequest(uid: string, fields: Fields): AccessRequest {
  return {
    uid,
    email: text(fields.email),
    displayName: text(fields.displayName),
    status: AccessRequestStatus.catch('pending').parse(fields.status),
    requestedAt: text(fields.requestedAt),
    approvedAt: textOrNull(fields.approvedAt),
    approvedBy: textOrNull(fields.approvedBy),
    rejectedAt: textOrNull(fields.rejectedAt),
    rejectedBy: textOrNull(fields.rejectedBy),
    notes: text(fields.notes),
  };
}

function toRequest(document: DocumentSnapshot): AccessRequest {
  return readRequest(document.id, plainFields(document.data() ?? {}));
}

/** The fields that a decision changes; instants as `T`. */
function changeOf<T>({ status, notes, by }: Decision, at: T) {
  const decided = { status, notes };
  return status === 'approved'
    ? { ...decided, approvedAt: at, approvedBy: by }
    : { ...decided, rejectedAt: at, rejectedBy: by };
}

function recordOf({ request }: StoredRequest, { status, by, at }: Decision): AuditEntry {
  return {
    actor: by,
    action: status === 'approved' ? 'access.approve' : 'access.reject',
    target: request.uid,
    at,
    before: { status: request.status },
    after: { status },
  };
}

export function accessRequestStore(database: Database): AccessRequestStore {
  const requests = database.collection('userRequests');
  return {
    async one(uid) {
      const document = await requests.doc(uid).get();
      return document.updateTime ? { request: toRequest(document), version: document.updateTime } : null;
    },

    list(status, page) {
      const found = status === undefined ? requests : requests.where('status', '==', status);
      return readPage(found, { field: 'requestedAt', order: 'desc' }, page, toRequest);
    },

    async decide(stored, decision, grant) {
      const { uid } = stored.request;
      const { at } = decision;
      const batch = database.batch();
      batch.update(requests.doc(uid), changeOf(decision, toTimestamp(at)), { lastUpdateTime: stored.version });
      recordIn(batch, database, recordOf(stored, decision));
      if (grant !== null) {
        const place = await placeOf(database, uid).get();
        if (!place.exists) writeGrant(batch, database, place, grant);
      }
      return (await won(batch.commit())) ? { ...stored.request, ...changeOf(decision, at.toISOString()) } : null;
    },
  };
}
