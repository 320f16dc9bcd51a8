import { isDeepStrictEqual } from 'node:util';
import { atLeast, displayNameOf, type GivenRole, isOrganiser, type ListedAdmin } from '@arena/domain';
import type { PasswordMail } from '@arena/domain/api';
import type { Transaction } from 'firebase-admin/firestore';
import { SYSTEM } from '../audit/audit-entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError, found } from '../platform/api-error.ts';
import { createHooks } from '../platform/create-hooks.ts';
import { type Database, toTimestamp } from '../platform/firestore.ts';
import { describeFault } from '../platform/log.ts';
import { type Page, type PageRequest, readPage } from '../platform/page.ts';
import type { Account, AuthContext, Claims } from './accounts.ts';
import {
  type AdminRecord,
  adminDocument,
  type RecordedRole,
  readAdmin,
  recordedRole,
  removePresentation,
  toAdminRecord,
  writeAnswer,
  writeGrant,
} from './admin-record.ts';
import { isCertified, type KnownAccount, readKnownAccount, requireVerified, roleOf, sessionAt } from './viewer.ts';

interface AccountCalls {
  /** Reads an organiser's subscriptions to notices. Returns a function that ends them in the same transaction. */
  endOrganiserNotices(tx: Transaction, db: Database, uid: string): Promise<() => void>;
}

export const accountHooks = createHooks<AccountCalls>('account');

const claimsOf: Record<RecordedRole, Claims> = {
  scorer: { scorer: true },
  moderator: { moderator: true },
  admin: { admin: true },
  owner: { admin: true, owner: true },
};

function hasClaimsOf({ claims }: Account, role: RecordedRole): boolean {
  return isDeepStrictEqual(claims, claimsOf[role]);
}

/** Returns the role that a record grants to an account; null if the record names another address. */
export function roleIn(record: AdminRecord | null, { email }: Account): RecordedRole | null {
  return record !== null && record.email === email ? recordedRole(record) : null;
}

/** Returns the role recorded for an account under its current address. */
export async function listedRole({ db }: AuthContext, account: Account): Promise<RecordedRole | null> {
  return roleIn(await readAdmin(db, account.uid), account);
}

/** Sets an account's claims to those of its recorded role. */
export async function activate({ accounts }: AuthContext, account: Account, role: RecordedRole): Promise<Account> {
  if (hasClaimsOf(account, role)) return account;
  const claims = claimsOf[role];
  await accounts.setClaims(account.uid, claims);
  return { ...account, claims };
}

async function hasActiveAdmin({ accounts }: AuthContext, records: readonly AdminRecord[]): Promise<boolean> {
  const known = await accounts.byUids(records.map(({ uid }) => uid));
  return known.some((account) => {
    const record = records.find(({ uid }) => uid === account.uid) ?? null;
    return !account.disabled && atLeast(roleOf(account, record), 'admin');
  });
}

/**
 * Keeps one admin. Reads the list in the transaction, so the last two can't leave at once. The owner learns of each
 * removal from the audit log, which the panel shows. @throws ApiError `last_admin`
 */
async function guardLastAdmin(tx: Transaction, context: AuthContext, record: AdminRecord): Promise<void> {
  if (record.role !== 'admin') return;
  const records = (await tx.get(context.db.collection('admins'))).docs.map(toAdminRecord);
  const others = records.filter(({ uid }) => uid !== record.uid);
  if (!(await hasActiveAdmin(context, others))) throw new ApiError('last_admin');
}

/** A reset of an account's credentials. `validSince` is null without one. */
interface Renewal {
  validSince: string | null;
  passwordMail: PasswordMail;
}

export const NOT_RENEWED: Renewal = { validSince: null, passwordMail: null };

/** Resets an account's credentials and mails it the link to choose a password. The role counts even without the mail. */
export async function renewWithMail({ accounts, log }: AuthContext, account: Account): Promise<Renewal> {
  const validSince = await accounts.renewCredentials(account);
  try {
    if (account.email !== null) await accounts.mailPasswordLink(account.email);
    return { validSince, passwordMail: 'sent' };
  } catch (error) {
    log.error('password link not mailed', { err: describeFault(error) });
    return { validSince, passwordMail: 'failed' };
  }
}

/**
 * Grants a role: first the record, then the claim. Resets a new account's credentials before, because a stranger may
 * have registered the address with a known password. Repeating the call completes a failed one.
 */
async function giveRole(context: AuthContext, account: Account, role: RecordedRole): Promise<PasswordMail> {
  const { db } = context;
  const { uid, email } = account;
  const listed = await listedRole(context, account);
  let renewal = NOT_RENEWED;
  if (listed !== role) {
    const keepsCredentials = listed !== null && role !== 'owner';
    if (!keepsCredentials) renewal = await renewWithMail(context, account);
    const { validSince } = renewal;
    await db.runTransaction(async (tx) => {
      const [current, request] = await Promise.all([
        tx.get(adminDocument(db, uid)),
        tx.get(db.collection('userRequests').doc(uid)),
      ]);
      const record = current.exists ? toAdminRecord(current) : null;
      const before = roleIn(record, account);
      if (before === role) return;
      if (record !== null && before !== null && role !== 'owner' && role !== 'admin') {
        await guardLastAdmin(tx, context, record);
      }
      writeGrant(tx, context, current, { uid, email, role, validSince });
      if (request.get('status') === 'pending') writeAnswer(tx, context, request, { status: 'approved', notes: '' });
    });
  }
  await activate(context, account, role);
  return renewal.passwordMail;
}

/** Removes an account's record. */
async function removeRecord(context: AuthContext, uid: string): Promise<void> {
  const { db } = context;
  await db.runTransaction(async (tx) => {
    const document = await tx.get(adminDocument(db, uid));
    if (!document.exists) return;
    const record = toAdminRecord(document);
    await guardLastAdmin(tx, context, record);
    const endNotices = await accountHooks.get().endOrganiserNotices(tx, db, uid);
    tx.delete(document.ref);
    endNotices();
    removePresentation(tx, db, record.shownAs);
    const before = { role: recordedRole(record) };
    writeAudit(tx, context, { action: 'admin.revoke', target: uid, before, after: null });
  });
}

async function revoke(context: AuthContext, account: Account): Promise<Account> {
  const { uid, claims } = account;
  const record = await readAdmin(context.db, uid);
  if (roleOf(account, record) === 'owner') throw new ApiError('owner_protected');
  if (!isCertified(claims) && record === null) return account;
  await removeRecord(context, uid);
  await context.accounts.setClaims(uid, {});
  await context.accounts.endSessions(uid);
  return { ...account, claims: {} };
}

/** @throws ApiError `account_not_found` */
async function accountByEmail({ accounts }: AuthContext, email: string): Promise<Account> {
  return found(await accounts.byEmail(email), 'account_not_found');
}

export async function findAccount(context: AuthContext, email: string): Promise<KnownAccount> {
  return readKnownAccount(context.db, await accountByEmail(context, email));
}

/**
 * Replaces an account's role. One without a role before gets a mail to choose a password.
 * @throws ApiError `account_not_found`, `email_unverified`, `owner_protected`, `last_admin`
 */
export async function assignRole(
  context: AuthContext,
  email: string,
  role: GivenRole,
): Promise<KnownAccount & { passwordMail: PasswordMail }> {
  const account = await accountByEmail(context, email);
  requireVerified(account);
  const known = await readKnownAccount(context.db, account);
  if (known.role === 'owner' && role !== 'admin') throw new ApiError('owner_protected');
  if (known.role === 'owner') return { ...known, passwordMail: null };
  const passwordMail = await giveRole(context, account, role);
  return { ...(await readKnownAccount(context.db, await accountByEmail(context, email))), passwordMail };
}

/** @throws ApiError `account_not_found`, `owner_protected`, `last_admin` */
export async function removeRole(context: AuthContext, email: string): Promise<KnownAccount> {
  return readKnownAccount(context.db, await revoke(context, await accountByEmail(context, email)));
}

/** Removes a role by uid, also of a deleted account. @throws ApiError see `removeRole` */
export async function removeAccount(context: AuthContext, uid: string): Promise<void> {
  const account = await context.accounts.byUid(uid);
  if (account !== null) await revoke(context, account);
  else if ((await readAdmin(context.db, uid)) === null) throw new ApiError('account_not_found');
  else await removeRecord(context, uid);
}

/** Grants the configured owner the role. @throws ApiError `sign_in_again`, because this ends all sessions */
export async function grantOwnerRole(context: AuthContext, account: Account): Promise<void> {
  const { ownerEmail } = context.config;
  if (ownerEmail === null || account.email !== ownerEmail || !account.emailVerified) return;
  if (hasClaimsOf(account, 'owner') && (await listedRole(context, account)) === 'owner') return;
  await giveRole({ ...context, actor: SYSTEM }, account, 'owner');
  throw new ApiError('sign_in_again');
}

/** @throws ApiError `unauthenticated`, and see `grantOwnerRole` */
export async function verifyToken(context: AuthContext, token: string): Promise<KnownAccount> {
  const known = found(await sessionAt(context, token, context.now), 'unauthenticated');
  await grantOwnerRole(context, known.account);
  return known;
}

/** Ends all sessions. Updates the record first, because the Firestore rules can't ask the provider. */
export async function endSessions({ db, accounts, now }: AuthContext, { uid, claims }: Account): Promise<void> {
  if (isCertified(claims)) {
    await db.runTransaction(async (tx) => {
      const record = await tx.get(adminDocument(db, uid));
      if (record.exists) tx.update(record.ref, { validSince: toTimestamp(now) });
    });
  }
  await accounts.endSessions(uid);
}

/** Builds the list entry of a record. A missing account has no role. */
function toListedAdmin(record: AdminRecord, account: Account | null): ListedAdmin {
  const { uid, email, owner, grantedBy, grantedAt, shownAs } = record;
  const role = account && roleOf(account, record);
  return {
    uid,
    email: account?.email ?? email,
    displayName: displayNameOf({ email, displayName: null, ...account }),
    role: recordedRole(record),
    isOwner: role === null ? owner : role === 'owner',
    isActive: role !== null && account?.disabled === false && isOrganiser(role),
    grantedBy,
    grantedAt,
    lastSignInTime: account?.lastSignInTime ?? null,
    shownAs,
  };
}

/** Names an organiser to the others. @throws ApiError `not_found` */
export async function organiserName({ db, accounts }: AuthContext, uid: string): Promise<{ displayName: string }> {
  const listed = await db.collection('admins').doc(uid).get();
  const account = listed.exists ? await accounts.byUid(uid) : null;
  return { displayName: displayNameOf(found(account)) };
}

/** Lists organisers in the order in which they were granted a role. */
export async function listAdmins({ db, accounts }: AuthContext, page: PageRequest): Promise<Page<ListedAdmin>> {
  const admins = db.collection('admins');
  const { items, nextCursor } = await readPage(admins, { field: 'grantedAt', order: 'asc' }, page, toAdminRecord);
  const known = await accounts.byUids(items.map(({ uid }) => uid));
  const accountOf = (uid: string) => known.find((account) => account.uid === uid) ?? null;
  return { items: items.map((record) => toListedAdmin(record, accountOf(record.uid))), nextCursor };
}
