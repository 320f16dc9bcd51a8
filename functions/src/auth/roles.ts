import { atLeast, displayNameOf, type ListedAdmin } from '@arena/domain';
import { SYSTEM } from '../audit/entry.ts';
import { ApiError, found } from '../failure.ts';
import { writeAudit } from '../lib/audit.ts';
import { readPage } from '../lib/pagination.ts';
import { toTimestamp } from '../platform/firestore.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { endOrganiserNotices } from '../subscriptions/organisers.ts';
import type { Account, Claims } from './accounts.ts';
import {
  type AdminRecord,
  adminDocument,
  readAdmin,
  removePresentation,
  toAdminRecord,
  writeAnswer,
  writeGrant,
} from './admin-record.ts';
import type { AuthContext } from './auth-context.ts';
import { type Known, knownOf, requireVerified, roleOf, sessionAt } from './viewer.ts';

type RoleName = 'admin' | 'owner';

const claimsOf = { admin: { admin: true }, owner: { admin: true, owner: true } } as const;

function carries({ claims }: Account, wanted: Claims): boolean {
  return (!wanted.admin || claims.admin === true) && (!wanted.owner || claims.owner === true);
}

/** A record counts for the address that it names. */
function isRecordOf(record: AdminRecord | null, { email }: Account, role: RoleName): boolean {
  return record !== null && record.email === email && (role === 'admin' || record.owner);
}

/** Tells whether an account is listed as an admin under its current address. */
export async function isListed({ db }: AuthContext, account: Account): Promise<boolean> {
  return isRecordOf(await readAdmin(db, account.uid), account, 'admin');
}

/** Sets the claims of a listed account. */
export async function activate({ accounts }: AuthContext, account: Account, claims: Claims): Promise<Account> {
  if (carries(account, claims)) return account;
  const next = { ...account.claims, ...claims };
  await accounts.setClaims(account.uid, next);
  return { ...account, claims: next };
}

/**
 * Gives a role: first the list, then the claim. The account is reset before, because a stranger who registered another
 * person's address knows its password. A repeated call completes a failed one.
 */
async function giveRole(context: AuthContext, account: Account, role: RoleName): Promise<Account> {
  const { db, accounts } = context;
  const { uid, email } = account;
  if (!isRecordOf(await readAdmin(db, uid), account, role)) {
    const validSince = await accounts.renewCredentials(account);
    await db.runTransaction(async (tx) => {
      const [current, request] = await Promise.all([
        tx.get(adminDocument(db, uid)),
        tx.get(db.collection('userRequests').doc(uid)),
      ]);
      if (current.exists && isRecordOf(toAdminRecord(current), account, role)) return;
      writeGrant(tx, context, current, { uid, email, owner: role === 'owner', validSince });
      if (request.get('status') === 'pending') writeAnswer(tx, context, request, { status: 'approved', notes: '' });
    });
  }
  return activate(context, account, claimsOf[role]);
}

async function someoneRules({ accounts }: AuthContext, records: readonly AdminRecord[]): Promise<boolean> {
  const known = await accounts.byUids(records.map(({ uid }) => uid));
  return known.some((account) => {
    const record = records.find(({ uid }) => uid === account.uid) ?? null;
    return !account.disabled && atLeast(roleOf(account, record), 'admin');
  });
}

/** Takes an account off the list. The list is read in the transaction, so two admins can't remove each other. */
async function removeRecord(context: AuthContext, uid: string): Promise<void> {
  const { db } = context;
  await db.runTransaction(async (tx) => {
    const records = (await tx.get(db.collection('admins'))).docs.map(toAdminRecord);
    const record = records.find((one) => one.uid === uid);
    if (record === undefined) return;
    if (
      !(await someoneRules(
        context,
        records.filter((one) => one !== record),
      ))
    )
      throw new ApiError('last_admin');
    const endNotices = await endOrganiserNotices(tx, db, uid);
    tx.delete(adminDocument(db, uid));
    endNotices();
    removePresentation(tx, db, record.shownAs);
    writeAudit(tx, context, { action: 'admin.revoke', target: uid, before: { admin: true }, after: null });
  });
}

async function revoke(context: AuthContext, account: Account): Promise<Account> {
  const { uid, claims } = account;
  const record = await readAdmin(context.db, uid);
  if (roleOf(account, record) === 'owner') throw new ApiError('owner_protected');
  if (!claims.admin && record === null) return account;
  await removeRecord(context, uid);
  await context.accounts.setClaims(uid, {});
  await context.accounts.endSessions(uid);
  return { ...account, claims: {} };
}

/** @throws ApiError `account_not_found` */
async function accountByEmail({ accounts }: AuthContext, email: string): Promise<Account> {
  return found(await accounts.byEmail(email), 'account_not_found');
}

export async function findAccount(context: AuthContext, email: string): Promise<Known> {
  return knownOf(context.db, await accountByEmail(context, email));
}

/** @throws ApiError `account_not_found`, `email_unverified` */
export async function makeAdmin(context: AuthContext, email: string): Promise<Known> {
  const account = await accountByEmail(context, email);
  requireVerified(account);
  const record = await readAdmin(context.db, account.uid);
  const isOwner = account.claims.owner === true && isRecordOf(record, account, 'owner');
  return knownOf(context.db, isOwner ? account : await giveRole(context, account, 'admin'));
}

/** @throws ApiError `account_not_found`, `owner_protected`, `last_admin` */
export async function removeAdmin(context: AuthContext, email: string): Promise<Known> {
  return knownOf(context.db, await revoke(context, await accountByEmail(context, email)));
}

/** Removes an admin by uid: the account may be gone. @throws ApiError as `removeAdmin` */
export async function removeAccount(context: AuthContext, uid: string): Promise<void> {
  const account = await context.accounts.byUid(uid);
  if (account !== null) await revoke(context, account);
  else if ((await readAdmin(context.db, uid)) === null) throw new ApiError('account_not_found');
  else await removeRecord(context, uid);
}

/** Gives the configured owner the role. @throws ApiError `sign_in_again`, since that ends every session */
export async function recognise(context: AuthContext, account: Account): Promise<void> {
  const { ownerEmail } = context.config;
  if (ownerEmail === null || account.email !== ownerEmail || !account.emailVerified) return;
  const record = await readAdmin(context.db, account.uid);
  if (carries(account, claimsOf.owner) && isRecordOf(record, account, 'owner')) return;
  await giveRole({ ...context, actor: SYSTEM }, account, 'owner');
  throw new ApiError('sign_in_again');
}

/** @throws ApiError `unauthenticated`, and as `recognise` */
export async function verifyToken(context: AuthContext, token: string): Promise<Known> {
  const known = found(await sessionAt(context, token, context.now), 'unauthenticated');
  await recognise(context, known.account);
  return known;
}

/** Ends every session. The list comes first: the rules don't know what the provider has ended. */
export async function endSessions({ db, accounts, now }: AuthContext, { uid, claims }: Account): Promise<void> {
  if (claims.admin || claims.owner) {
    await db.runTransaction(async (tx) => {
      const record = await tx.get(adminDocument(db, uid));
      if (record.exists) tx.update(record.ref, { validSince: toTimestamp(now) });
    });
  }
  await accounts.endSessions(uid);
}

/** Presents an entry of the list to admins; without a living account it has no power. */
function toListedAdmin(record: AdminRecord, account: Account | null): ListedAdmin {
  const { uid, email, owner, grantedBy, grantedAt, shownAs } = record;
  const role = account && roleOf(account, record);
  return {
    uid,
    email: account?.email ?? email,
    displayName: displayNameOf({ email, displayName: null, ...account }),
    isOwner: role === null ? owner : role === 'owner',
    isActive: role !== null && account?.disabled === false && atLeast(role, 'admin'),
    grantedBy,
    grantedAt,
    lastSignInTime: account?.lastSignInTime ?? null,
    shownAs,
  };
}

/** Lists admins in the order in which they got the role. */
export async function listAdmins({ db, accounts }: AuthContext, page: PageRequest): Promise<Page<ListedAdmin>> {
  const admins = db.collection('admins');
  const { items, nextCursor } = await readPage(admins, admins.orderBy('grantedAt'), page, toAdminRecord);
  const known = await accounts.byUids(items.map(({ uid }) => uid));
  const accountOf = (uid: string) => known.find((account) => account.uid === uid) ?? null;
  return { items: items.map((record) => toListedAdmin(record, accountOf(record.uid))), nextCursor };
}
