import { randomBytes } from 'node:crypto';
import { type GivenRole, givenRoles } from '@arena/domain';
import type { App } from 'firebase-admin/app';
import type { Auth, DecodedIdToken, UserInfo, UserRecord } from 'firebase-admin/auth';
import { ApiError } from '../platform/api-error.ts';
import { chunksOf } from '../platform/batch.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { untilNextSecond } from '../platform/pace/wait.ts';

/** Custom claims of an account. Its tokens carry them. Roles come from nowhere else. */
export type Claims = { [Name in GivenRole | 'owner']?: true };

/** Current account at the identity provider. Times are ISO 8601 in UTC. */
export interface Account {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
  disabled: boolean;
  claims: Claims;
  /** Sessions that began earlier have ended. */
  sessionsSince: string | null;
  creationTime: string | null;
  lastSignInTime: string | null;
}

interface Session {
  account: Account;
  signedInAt: Date;
}

/** Accounts at the identity provider. Every call throws `unavailable` if the provider can't be reached. */
export interface Accounts {
  /** Verifies a token. Null if it is invalid, expired or revoked, or its account is disabled or deleted. */
  byToken(token: string): Promise<Session | null>;
  byUid(uid: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** Returns the existing accounts, in no particular order. */
  byUids(uids: readonly string[]): Promise<Account[]>;
  /** Replaces all custom claims of an account. */
  setClaims(uid: string, claims: Claims): Promise<void>;
  /** Ends all sessions of an account, on all devices. */
  endSessions(uid: string): Promise<void>;
  /**
   * Resets all credentials of an account except its e-mail address. Sets a random password, unlinks other providers and
   * ends all sessions, including those that begin during the reset.
   * @returns the time from which sessions are valid, ISO 8601 in UTC.
   */
  renewCredentials(account: Account): Promise<string | null>;
  /** Has the provider mail the link to choose a password, as its own 'forgot password' does. */
  mailPasswordLink(email: string): Promise<void>;
}

const LOOK_UPS = 100;
/** Milliseconds. A call has nine seconds, and the reset takes two. */
const MAIL_TIMEOUT = 4_000;

function has(error: unknown, codes: readonly string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && codes.includes(error.code);
}

const BAD_TOKEN = ['auth/id-token-expired', 'auth/id-token-revoked', 'auth/user-disabled', 'auth/invalid-uid'];
const NO_ACCOUNT = ['auth/user-not-found', 'auth/invalid-email'];
const UNREACHABLE = ['app/network-error', 'app/network-timeout', 'auth/internal-error'];

/**
 * True if the token is invalid. The Admin SDK reports `argument-error` for invalid tokens and for signing keys that
 * couldn't be fetched. Only the first message mentions the token.
 */
function isBadToken(error: unknown): boolean {
  if (has(error, BAD_TOKEN)) return true;
  return has(error, ['auth/argument-error']) && error instanceof Error && /ID token/.test(error.message);
}

/** Resolves with null if the account doesn't exist. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (has(error, NO_ACCOUNT)) return null;
    throw error;
  }
}

/** @throws ApiError `unavailable` if the provider can't be reached. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!has(error, UNREACHABLE)) throw error;
    throw new ApiError('unavailable');
  }
}

function toIso(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}

function toClaims(claims: Record<string, unknown> = {}): Claims {
  const certified = ([...givenRoles, 'owner'] as const).filter((name) => claims[name] === true);
  return Object.fromEntries(certified.map((name) => [name, true]));
}

function toAccount(user: UserRecord): Account {
  return {
    uid: user.uid,
    email: user.email ?? null,
    displayName: user.displayName || null,
    photoURL: user.photoURL ?? null,
    emailVerified: user.emailVerified,
    disabled: user.disabled,
    claims: toClaims(user.customClaims),
    sessionsSince: toIso(user.tokensValidAfterTime),
    creationTime: toIso(user.metadata.creationTime),
    lastSignInTime: toIso(user.metadata.lastSignInTime),
  };
}

/** True if the token was issued before the account's sessions ended. The provider stores whole seconds. */
function isRevoked(token: DecodedIdToken, { tokensValidAfterTime }: UserRecord): boolean {
  return tokensValidAfterTime !== undefined && token.auth_time * 1_000 < Date.parse(tokensValidAfterTime);
}

async function decode(auth: Auth, token: string): Promise<DecodedIdToken | null> {
  try {
    // The emulator also looks up the account when it verifies.
    return await orNull(auth.verifyIdToken(token));
  } catch (error) {
    if (isBadToken(error)) return null;
    if (!has(error, ['auth/argument-error'])) throw error;
    throw new ApiError('unavailable');
  }
}

async function sessionOf(auth: Auth, token: string): Promise<Session | null> {
  const decoded = await decode(auth, token);
  const user = decoded && (await orNull(auth.getUser(decoded.uid)));
  if (!decoded || !user || user.disabled || isRevoked(decoded, user)) return null;
  return { account: toAccount(user), signedInAt: new Date(decoded.auth_time * 1_000) };
}

async function find(auth: Auth, uids: readonly string[]): Promise<Account[]> {
  const found = await Promise.all(chunksOf(uids, LOOK_UPS).map((some) => auth.getUsers(some.map((uid) => ({ uid })))));
  return found.flatMap(({ users }) => users.map(toAccount));
}

const PASSWORD = 'password';
const GOOGLE = 'google.com';
const PASSWORD_BYTES = 48;

async function renewCredentials(auth: Auth, { uid, email, disabled }: Account): Promise<string | null> {
  const { providerData } = await auth.getUser(uid);
  const isOwnGoogle = ({ providerId, email: linked }: UserInfo) => providerId === GOOGLE && linked === email;
  const providersToUnlink = providerData
    .filter((provider) => provider.providerId !== PASSWORD && !isOwnGoogle(provider))
    .map(({ providerId }) => providerId);
  // Unlinking the password provider would remove the e-mail address.
  const hasPassword = providerData.some(({ providerId }) => providerId === PASSWORD);
  await auth.updateUser(uid, {
    // Block sign-in and password changes during the reset. A disabled account stays disabled: the console disabled it,
    // or a concurrent reset did and enables it again.
    ...(disabled ? {} : { disabled: true }),
    ...(providersToUnlink.length > 0 ? { providersToUnlink } : {}),
    ...(hasPassword ? { password: randomBytes(PASSWORD_BYTES).toString('base64url') } : {}),
  });
  try {
    // Session ends have a resolution of one second: a session begun in this second would survive.
    await untilNextSecond();
    await auth.revokeRefreshTokens(uid);
  } finally {
    if (!disabled) await auth.updateUser(uid, { disabled: false });
  }
  return toAccount(await auth.getUser(uid)).sessionsSince;
}

/** The Admin SDK only makes the link. The provider's own interface mails it, in the language of its templates. */
async function mailPasswordLink({ options }: App, email: string): Promise<void> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const projectId = options.projectId ?? process.env.GCLOUD_PROJECT;
  const provider = 'identitytoolkit.googleapis.com';
  const origin = emulator === undefined ? `https://${provider}` : `http://${emulator}/${provider}`;
  const token = emulator === undefined ? (await options.credential?.getAccessToken())?.access_token : 'owner';
  const response = await fetch(`${origin}/v1/projects/${projectId}/accounts:sendOobCode`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-firebase-locale': 'es' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    signal: AbortSignal.timeout(MAIL_TIMEOUT),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
}

/** Opens the accounts of an app. Loads the Admin SDK's auth module on first use. */
export function openAccounts(app: App): Accounts {
  async function ask<T>(work: (auth: Auth) => Promise<T>): Promise<T> {
    const { getAuth } = await import('firebase-admin/auth');
    return orUnavailable(work(getAuth(app)));
  }
  const accountOf = async (record: Promise<UserRecord>) => {
    const user = await orNull(record);
    return user && toAccount(user);
  };
  return {
    byToken: (token) => ask((auth) => sessionOf(auth, token)),
    byUid: (uid) => ask((auth) => accountOf(auth.getUser(uid))),
    byEmail: (email) => ask((auth) => accountOf(auth.getUserByEmail(email))),
    byUids: (uids) => ask((auth) => find(auth, uids)),
    setClaims: (uid, claims) => ask((auth) => auth.setCustomUserClaims(uid, claims)),
    endSessions: (uid) => ask((auth) => auth.revokeRefreshTokens(uid)),
    renewCredentials: (account) => ask((auth) => renewCredentials(auth, account)),
    mailPasswordLink: (email) => mailPasswordLink(app, email),
  };
}

export interface AuthParts {
  accounts: Accounts;
  config: Pick<Config, 'ownerEmail' | 'localAdminEmail' | 'setupSecret'>;
}

export interface AuthContext extends Context, AuthParts {}
