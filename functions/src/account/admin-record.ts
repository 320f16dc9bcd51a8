import { type AccessRequest, type GivenRole, GivenRoleName, textOrNull } from '@arena/domain';
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../platform/context.ts';
import { type Database, plainFields, toTimestamp, type Writes } from '../platform/firestore.ts';
import type { AuthContext } from './accounts.ts';

export type RecordedRole = GivenRole | 'owner';

/** Record of an organiser's role, bound to the e-mail address it was granted to. Times are ISO 8601 in UTC. */
export interface AdminRecord {
  uid: string;
  email: string | null;
  role: GivenRole;
  owner: boolean;
  /** True for the account of the local admin login. Its sessions last a day. */
  local: boolean;
  /** True if the account is disabled, deleted or has another address. The Firestore rules read only this record. */
  disabled: boolean;
  /** Sessions that began earlier have ended. */
  validSince: string | null;
  /** Public id of the account's presentation; null if it isn't shown. */
  shownAs: string | null;
  grantedBy: string | null;
  grantedAt: string | null;
}

interface Grant {
  uid: string;
  email: string | null;
  role: RecordedRole;
  /** Sessions are valid from this time; null keeps the stored time. */
  validSince: string | null;
}

/** Public document with the team's presentations. `shownAs` names an admin's part of it. */
export const SHOWN = 'team/shown';

export function adminDocument(db: Database, uid: string): DocumentReference {
  return db.collection('admins').doc(uid);
}

export function toAdminRecord(document: DocumentSnapshot): AdminRecord {
  const fields = plainFields(document.data() ?? {});
  return {
    uid: document.id,
    email: textOrNull(fields.email),
    // Records older than limited roles have no role. An unknown role grants nothing, because no claim has its name.
    role: fields.role === undefined ? 'admin' : GivenRoleName.catch('scorer').parse(fields.role),
    owner: fields.owner === true,
    local: fields.local === true,
    disabled: fields.disabled === true,
    validSince: textOrNull(fields.validSince),
    shownAs: textOrNull(fields.shownAs),
    grantedBy: textOrNull(fields.grantedBy),
    grantedAt: textOrNull(fields.grantedAt),
  };
}

export function recordedRole({ owner, role }: AdminRecord): RecordedRole {
  return owner ? 'owner' : role;
}

/** True for the record of an enabled admin or owner. */
export function isAdminRecord(document: DocumentSnapshot): boolean {
  const { role, disabled } = toAdminRecord(document);
  return document.exists && role === 'admin' && !disabled;
}

export async function readAdmin(db: Database, uid: string): Promise<AdminRecord | null> {
  const document = await adminDocument(db, uid).get();
  return document.exists ? toAdminRecord(document) : null;
}

/** Removes a presentation from the public page. */
export function removePresentation(writes: Writes, db: Database, shownAs: string | null): void {
  if (shownAs === null) return;
  writes.set(db.doc(SHOWN), { people: { [shownAs]: FieldValue.delete() } }, { merge: true });
}

/** Writes an account's record. The role takes effect only with its claim, so every role has a record. */
export function writeGrant(tx: Transaction, context: AuthContext, current: DocumentSnapshot, grant: Grant): void {
  const { db, config, actor, now } = context;
  const { uid, email, role, validSince } = grant;
  const record = toAdminRecord(current);
  const isMoved = record.email !== email;
  // A presentation ends with the role that created it.
  removePresentation(tx, db, record.shownAs);
  tx.set(
    current.ref,
    {
      email,
      role: role === 'owner' ? 'admin' : role,
      owner: role === 'owner',
      local: email !== null && email === config.localAdminEmail,
      disabled: isMoved ? false : record.disabled,
      ...(validSince === null ? {} : { validSince: toTimestamp(validSince) }),
      shownAs: null,
      grantedBy: actor,
      grantedAt: toTimestamp(now),
    },
    { merge: true },
  );
  // Visitors read this document, so create it before it has content.
  tx.set(db.doc(SHOWN), {}, { merge: true });
  const before = current.exists ? { role: recordedRole(record) } : null;
  writeAudit(tx, context, { action: 'admin.grant', target: uid, before, after: { role } });
}

export interface RequestAnswer {
  status: Exclude<AccessRequest['status'], 'pending'>;
  /** Visible to the team only. */
  notes: string;
}

/** Fields that an answer sets in a request. `at` is a time of type `T`. */
export function answerFields<T>({ status }: RequestAnswer, by: string, at: T) {
  return status === 'approved'
    ? { status, approvedAt: at, approvedBy: by }
    : { status, rejectedAt: at, rejectedBy: by };
}

/** Answers a pending request. Stores the notes where the applicant can't read them. */
export function writeAnswer(tx: Transaction, context: Context, request: DocumentSnapshot, answer: RequestAnswer): void {
  const { db, actor, now } = context;
  tx.update(request.ref, answerFields(answer, actor, toTimestamp(now)));
  tx.set(db.collection('accessReviews').doc(request.id), { notes: answer.notes }, { merge: true });
  writeAudit(tx, context, {
    action: answer.status === 'approved' ? 'access.approve' : 'access.reject',
    target: request.id,
    before: { status: 'pending' },
    after: { status: answer.status },
  });
}
