import {
  type Account as AccountView,
  atLeast,
  displayNameOf,
  isPermitted,
  limits,
  permissions,
  type Role,
  type SessionUser,
} from '@arena/domain';
import { ApiError, found } from '../platform/api-error.ts';
import type { Database } from '../platform/firestore.ts';
import type { Account, Accounts } from './accounts.ts';
import { type AdminRecord, readAdmin } from './admin-record.ts';

/** An account and its role. */
export interface KnownAccount {
  account: Account;
  role: Role;
}

/** The caller. Everything except the role is null for a visitor. */
export interface Viewer {
  role: Role;
  uid: string | null;
  email: string | null;
  account: Account | null;
}

interface Deps {
  db: Database;
  accounts: Pick<Accounts, 'byToken'>;
}

const VISITOR: Viewer = { role: 'visitor', uid: null, email: null, account: null };
const BEARER = /^Bearer +(\S+)$/i;

/**
 * Returns an account's role by its claims and its admin record, if the record names its current address. Only the
 * owner's address needs no verification.
 */
export function roleOf(
  { claims, email, emailVerified }: Pick<Account, 'claims' | 'email' | 'emailVerified'>,
  record: AdminRecord | null,
): Role {
  if (record === null || email === null || email !== record.email) return 'signed-in';
  if (claims.owner && record.owner) return 'owner';
  return claims[record.role] && emailVerified ? record.role : 'signed-in';
}

/** True if an account has a claim of any role. */
export function isCertified(claims: Account['claims']): boolean {
  return Object.keys(claims).length > 0;
}

async function findRecord(db: Database, { uid, claims }: Account): Promise<AdminRecord | null> {
  return isCertified(claims) ? readAdmin(db, uid) : null;
}

/** Checks if a session has ended. A local admin's session also ends after a day. */
function isOver(signedInAt: Date, record: AdminRecord | null, now: Date): boolean {
  if (record === null) return false;
  if (record.local && now.getTime() - signedInAt.getTime() >= limits.adminSession) return true;
  return record.validSince !== null && signedInAt.getTime() < Date.parse(record.validSince);
}

export async function readKnownAccount(db: Database, account: Account): Promise<KnownAccount> {
  return { account, role: roleOf(account, await findRecord(db, account)) };
}

/** Returns the account and role of an ID token; null if its session has ended. */
export async function sessionAt({ db, accounts }: Deps, token: string, now: Date): Promise<KnownAccount | null> {
  const session = await accounts.byToken(token);
  if (session === null) return null;
  const { account, signedInAt } = session;
  const record = await findRecord(db, account);
  return isOver(signedInAt, record, now) ? null : { account, role: roleOf(account, record) };
}

/** Reads the caller from the `Authorization` header. @throws ApiError `unauthenticated` for a bad token. */
export async function viewerOf(authorization: string | undefined, deps: Deps, now: Date): Promise<Viewer> {
  if (authorization === undefined) return VISITOR;
  const token = BEARER.exec(authorization)?.[1];
  const { account, role } = found(token === undefined ? null : await sessionAt(deps, token, now), 'unauthenticated');
  return { role, uid: account.uid, email: account.email, account };
}

/** True if the caller may see phones, e-mails and Free Fire IDs of players. */
export function canSeePersonalData({ role }: Viewer): boolean {
  return isPermitted(role, 'manage_registrations');
}

/** @throws ApiError `unauthenticated` for visitors. */
export function accountOf({ account }: Viewer): Account {
  return found(account, 'unauthenticated');
}

/** @throws ApiError `email_unverified` */
export function requireVerified({ emailVerified }: Account): void {
  if (!emailVerified) throw new ApiError('email_unverified');
}

/** Builds the account's own view. */
export function toSessionUser({ account, role }: KnownAccount): SessionUser {
  const { uid, email, photoURL, emailVerified, creationTime, lastSignInTime } = account;
  return {
    uid,
    email,
    displayName: displayNameOf(account),
    photoURL,
    emailVerified,
    role,
    isAdmin: atLeast(role, 'admin'),
    isOwner: role === 'owner',
    permissions: [...permissions[role]],
    metadata: { creationTime, lastSignInTime },
  };
}

/** Builds an admin's view of an account. */
export function toAccountView(known: KnownAccount): AccountView {
  return { ...toSessionUser(known), disabled: known.account.disabled };
}
