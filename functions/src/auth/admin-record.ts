import { type AccessRequest, type GivenRole, GivenRoleName, textOrNull } from '@arena/domain';
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { writeAudit } from '../lib/audit.ts';
import { type Database, plainFields, toTimestamp, type Writes } from '../platform/firestore.ts';
import type { AuthContext } from './auth-context.ts';

export type RecordedRole = GivenRole | 'owner';

/** Entry in the list of organisers, for the address that the role was given to. Instants are ISO 8601 in UTC. */
export interface AdminRecord {
  uid: string;
  email: string | null;
  role: GivenRole;
  owner: boolean;
  /** The account of the local admin login: its sessions last a day. */
  local: boolean;
  /** The account is disabled, gone or moved to another address: the rules know the list alone. */
  disabled: boolean;
  /** Sessions that began before it are over. */
  validSince: string | null;
  /** Public id of the account's presentation; null where it isn't shown. */
  shownAs: string | null;
  grantedBy: string | null;
  grantedAt: string | null;
}

interface Grant {
  uid: string;
  email: string | null;
  role: RecordedRole;
  /** Sessions count from then on; null leaves it as it is. */
  validSince: string | null;
}

/** Presentations of the team, public; an admin record names its part (`shownAs`). */
export const SHOWN = 'team/shown';

export function adminDocument(db: Database, uid: string): DocumentReference {
  return db.collection('admins').doc(uid);
}

export function toAdminRecord(document: DocumentSnapshot): AdminRecord {
  const fields = plainFields(document.data() ?? {});
  return {
    uid: document.id,
    email: textOrNull(fields.email),
    // Records without a role are older than the limited ones. An unknown one never counts: no claim has its name.
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

/** Lists an account with a role. It has no power before its claim is set, so there is no power without a record. */
export function writeGrant(tx: Transaction, context: AuthContext, current: DocumentSnapshot, grant: Grant): void {
  const { db, config, actor, now } = context;
  const { uid, email, role, validSince } = grant;
  const record = toAdminRecord(current);
  const isMoved = record.email !== email;
  // A presentation ends with the role under which it was made.
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
  // Visitors read it, so it exists before anybody is shown.
  tx.set(db.doc(SHOWN), {}, { merge: true });
  const before = current.exists ? { role: recordedRole(record) } : null;
  writeAudit(tx, context, { action: 'admin.grant', target: uid, before, after: { role } });
}

export interface RequestAnswer {
  status: Exclude<AccessRequest['status'], 'pending'>;
  /** For the team alone. */
  notes: string;
}

/** Fields of a request that an answer changes; the instant as `T`. */
export function answerFields<T>({ status }: RequestAnswer, by: string, at: T) {
  return status === 'approved'
    ? { status, approvedAt: at, approvedBy: by }
    : { status, rejectedAt: at, rejectedBy: by };
}

/** Answers a pending request. The notes go where its applicant can't read them. */
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
