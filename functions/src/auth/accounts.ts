import { limits } from '@arena/domain';
import type { App } from 'firebase-admin/app';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { ApiError } from '../failure.ts';

/** What the server has certified about an account; tokens carry it. Nothing else gives a role. */
export interface Claims {
  admin?: true;
  owner?: true;
  /** The account of the local admin login: it has no e-mail to prove, and its sessions end after a day. */
  local?: true;
}

/** An account of the identity provider as it is now. Instants are ISO 8601 in UTC. */
export interface Account {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
  disabled: boolean;
  claims: Claims;
  creationTime: string | null;
  lastSignInTime: string | null;
}

/** A session: whose it is, and when it began. */
export interface Session {
  account: Account;
  signedInAt: Date;
}

/** The accounts of the identity provider. Every call throws `unavailable` where the provider can't be reached. */
export interface Accounts {
  /**
   * The session that a token stands for, or null where the token is none, has expired or was revoked, or its
   * account is disabled or deleted.
   */
  byToken(token: string): Promise<Session | null>;
  byUid(uid: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** Those of the accounts that exist, in no particular order. */
  byUids(uids: readonly string[]): Promise<Account[]>;
  /** Replaces everything that is certified about an account. */
  setClaims(uid: string, claims: Claims): Promise<void>;
  /** Ends every session of an account, on all devices. */
  endSessions(uid: string): Promise<void>;
  /** Creates an account without e-mail or password, unless there is one with that uid. */
  createBare(uid: string, displayName: string): Promise<void>;
  /** A token that the browser trades for a session of the account. */
  customToken(uid: string): Promise<string>;
}

/** How many accounts the provider looks up in one call. */
const LOOK_UPS = 100;

function has(fault: unknown, codes: readonly string[]): boolean {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return false;
  return typeof fault.code === 'string' && codes.includes(fault.code);
}

const BAD_TOKEN = ['auth/id-token-expired', 'auth/id-token-revoked', 'auth/user-disabled', 'auth/invalid-uid'];
const NO_ACCOUNT = ['auth/user-not-found', 'auth/invalid-email'];
const UNREACHABLE = ['app/network-error', 'app/network-timeout', 'auth/internal-error'];

/**
 * Whether a fault means that the token is a bad one. The Admin SDK says `argument-error` for that and for keys
 * that couldn't be fetched alike; only the first speaks of the token.
 */
function isBadToken(fault: unknown): boolean {
  if (has(fault, BAD_TOKEN)) return true;
  return has(fault, ['auth/argument-error']) && fault instanceof Error && /ID token/.test(fault.message);
}

/** What `work` resolves with, or null where its account doesn't exist. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (fault) {
    if (has(fault, NO_ACCOUNT)) return null;
    throw fault;
  }
}

/** @throws ApiError `unavailable` in the place of a fault that says that the provider can't be reached. */
async function reaching<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (!has(fault, UNREACHABLE)) throw fault;
    throw new ApiError('unavailable', { retryAfterSeconds: limits.retryAfterOutageSeconds });
  }
}

function toIso(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}

function toClaims({ admin, owner, local }: Record<string, unknown> = {}): Claims {
  return {
    ...(admin === true ? { admin } : {}),
    ...(owner === true ? { owner } : {}),
    ...(local === true ? { local } : {}),
  };
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
    creationTime: toIso(user.metadata.creationTime),
    lastSignInTime: toIso(user.metadata.lastSignInTime),
  };
}

/** Whether the token was issued before its account's sessions were ended. The provider keeps whole seconds. */
function isRevoked(token: DecodedIdToken, { tokensValidAfterTime }: UserRecord): boolean {
  return tokensValidAfterTime !== undefined && token.auth_time * 1_000 < Date.parse(tokensValidAfterTime);
}

async function decode(auth: Auth, token: string): Promise<DecodedIdToken | null> {
  try {
    // The emulator's verification looks the account up as well.
    return await orNull(auth.verifyIdToken(token));
  } catch (fault) {
    if (isBadToken(fault)) return null;
    if (!has(fault, ['auth/argument-error'])) throw fault;
    throw new ApiError('unavailable', { retryAfterSeconds: limits.retryAfterOutageSeconds });
  }
}

async function sessionOf(auth: Auth, token: string): Promise<Session | null> {
  const decoded = await decode(auth, token);
  const user = decoded && (await orNull(auth.getUser(decoded.uid)));
  if (!decoded || !user || user.disabled || isRevoked(decoded, user)) return null;
  return { account: toAccount(user), signedInAt: new Date(decoded.auth_time * 1_000) };
}

async function find(auth: Auth, uids: readonly string[]): Promise<Account[]> {
  const pages = Array.from({ length: Math.ceil(uids.length / LOOK_UPS) }, (_, page) => page * LOOK_UPS);
  const found = await Promise.all(
    pages.map((start) => auth.getUsers(uids.slice(start, start + LOOK_UPS).map((uid) => ({ uid })))),
  );
  return found.flatMap(({ users }) => users.map(toAccount));
}

async function createUnlessThere(auth: Auth, uid: string, displayName: string): Promise<void> {
  try {
    await auth.createUser({ uid, displayName });
  } catch (fault) {
    if (!has(fault, ['auth/uid-already-exists'])) throw fault;
  }
}

/** The accounts of an app. The Admin SDK's part for them is loaded when it is first needed. */
export function openAccounts(app: App): Accounts {
  async function ask<T>(work: (auth: Auth) => Promise<T>): Promise<T> {
    const { getAuth } = await import('firebase-admin/auth');
    return reaching(work(getAuth(app)));
  }
  const one = async (record: Promise<UserRecord>) => {
    const user = await orNull(record);
    return user && toAccount(user);
  };
  return {
    byToken: (token) => ask((auth) => sessionOf(auth, token)),
    byUid: (uid) => ask((auth) => one(auth.getUser(uid))),
    byEmail: (email) => ask((auth) => one(auth.getUserByEmail(email))),
    byUids: (uids) => ask((auth) => find(auth, uids)),
    setClaims: (uid, claims) => ask((auth) => auth.setCustomUserClaims(uid, claims)),
    endSessions: (uid) => ask((auth) => auth.revokeRefreshTokens(uid)),
    createBare: (uid, displayName) => ask((auth) => createUnlessThere(auth, uid, displayName)),
    customToken: (uid) => ask((auth) => auth.createCustomToken(uid)),
  };
}
