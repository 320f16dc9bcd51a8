import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../platform/api-error.ts';
import { toTimestamp } from '../platform/firestore.ts';
import type { Account, AuthContext } from './accounts.ts';
import { adminDocument, readAdmin, writeAnswer, writeGrant } from './admin-record.ts';
import { activate } from './roles.ts';
import { type KnownAccount, readKnownAccount, requireVerified } from './viewer.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSameSecret = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

const setupDocument = ({ db }: AuthContext) => db.doc('system/setup');

/** Checks if there is no first admin yet. */
export async function needsSetup(context: AuthContext): Promise<boolean> {
  const [setup, admins] = await Promise.all([
    setupDocument(context).get(),
    context.db.collection('admins').limit(1).get(),
  ]);
  return !setup.exists && admins.empty;
}

/** Checks if an earlier call made this account the first admin. */
async function isFirstAdmin(context: AuthContext, uid: string): Promise<boolean> {
  const setup = await setupDocument(context).get();
  return setup.get('by') === uid && (await readAdmin(context.db, uid)) !== null;
}

/** @throws ApiError `already_set_up` if another account was faster. */
async function addFirstAdmin(context: AuthContext, { uid, email }: Account, validSince: string | null): Promise<void> {
  const { db, now } = context;
  await db.runTransaction(async (tx) => {
    const [setup, current, request] = await Promise.all([
      tx.get(setupDocument(context)),
      tx.get(adminDocument(db, uid)),
      tx.get(db.collection('userRequests').doc(uid)),
    ]);
    if (setup.exists && setup.get('by') === uid && current.exists) return;
    if (setup.exists) throw new ApiError('already_set_up');
    tx.create(setup.ref, { by: uid, at: toTimestamp(now) });
    writeGrant(tx, context, current, { uid, email, role: 'admin', validSince });
    if (request.get('status') === 'pending') writeAnswer(tx, context, request, { status: 'approved', notes: '' });
  });
}

/**
 * Makes an account the first admin. The same account may repeat the call after a lost response.
 * @throws ApiError `not_configured`, `already_set_up`, `wrong_credentials`, `email_unverified`
 */
export async function claimFirstAdmin(context: AuthContext, account: Account, secret: string): Promise<KnownAccount> {
  const expected = context.config.setupSecret;
  if (expected === null) throw new ApiError('not_configured');
  const isDone = await isFirstAdmin(context, account.uid);
  if (!isDone && !(await needsSetup(context))) throw new ApiError('already_set_up');
  if (!isSameSecret(secret, expected)) throw new ApiError('wrong_credentials');
  requireVerified(account);
  if (!isDone) await addFirstAdmin(context, account, await context.accounts.renewCredentials(account));
  return readKnownAccount(context.db, await activate(context, account, 'admin'));
}
