import { randomBytes } from 'node:crypto';
import type { App } from 'firebase-admin/app';
import type { Auth, DecodedIdToken, UserInfo, UserRecord } from 'firebase-admin/auth';
import { ApiError } from '../failure.ts';
import { untilNextSecond } from '../platform/pace/wait.ts';

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
  /** Sessions that began before it are over. */
  sessionsSince: string | null;
  creationTime: string | null;
  lastSignInTime: string | null;
}

/** A session: whose it is, when it began and how. */
export interface Session {
  account: Account;
  signedInAt: Date;
  /** What was signed in with: `password`, also for a mailed link; `google.com`; `custom`, a token of our own. */
  provider: string;
  /** Which local login it is of; null where of none. The token of our own said so. */
  login: string | null;
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
  /**
   * Leaves only those ways into an account that begin at its address: its password is replaced by one that nobody
   * knows, what else was linked to it is unlinked, and every session ends, those too that begin meanwhile.
   * @returns since when sessions count again, ISO 8601 in UTC.
   */
  renewCredentials(account: Account): Promise<string | null>;
  /**
   * Makes an account of that name without e-mail, password or any other way in. One that has got any is made anew;
   * one that is disabled stays as it is.
   */
  makeBare(uid: string, displayName: string): Promise<void>;
  /** A token that the browser trades for a session of the account, which is of that local login. */
  customToken(uid: string, login: string): Promise<string>;
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
    throw new ApiError('unavailable');
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
    sessionsSince: toIso(user.tokensValidAfterTime),
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
    throw new ApiError('unavailable');
  }
}

async function sessionOf(auth: Auth, token: string): Promise<Session | null> {
  const decoded = await decode(auth, token);
  const user = decoded && (await orNull(auth.getUser(decoded.uid)));
  if (!decoded || !user || user.disabled || isRevoked(decoded, user)) return null;
  const { firebase, login, auth_time } = decoded;
  const provider: unknown = Object(firebase).sign_in_provider;
  return {
    account: toAccount(user),
    signedInAt: new Date(auth_time * 1_000),
    provider: typeof provider === 'string' ? provider : '',
    login: typeof login === 'string' ? login : null,
  };
}

async function find(auth: Auth, uids: readonly string[]): Promise<Account[]> {
  const pages = Array.from({ length: Math.ceil(uids.length / LOOK_UPS) }, (_, page) => page * LOOK_UPS);
  const found = await Promise.all(
    pages.map((start) => auth.getUsers(uids.slice(start, start + LOOK_UPS).map((uid) => ({ uid })))),
  );
  return found.flatMap(({ users }) => users.map(toAccount));
}

/** Whether nothing but a token of our own leads into the account. */
function isBare({ email, phoneNumber, providerData }: UserRecord): boolean {
  return !email && !phoneNumber && providerData.length === 0;
}

async function makeBare(auth: Auth, uid: string, displayName: string): Promise<void> {
  const user = await orNull(auth.getUser(uid));
  if (user?.disabled) return;
  if (user && isBare(user)) {
    if (user.displayName !== displayName) await auth.updateUser(uid, { displayName });
    return;
  }
  if (user) await auth.deleteUser(uid);
  try {
    await auth.createUser({ uid, displayName });
  } catch (fault) {
    if (!has(fault, ['auth/uid-already-exists'])) throw fault;
  }
}

const PASSWORD = 'password';
/** Whose accounts are proven to belong to the address that they name. */
const GOOGLE = 'google.com';
const PASSWORD_BYTES = 48;

async function renewCredentials(auth: Auth, { uid, email, disabled }: Account): Promise<string | null> {
  const { providerData } = await auth.getUser(uid);
  const isTheirs = ({ providerId, email: linked }: UserInfo) => providerId === GOOGLE && linked === email;
  const providersToUnlink = providerData
    .filter((one) => one.providerId !== PASSWORD && !isTheirs(one))
    .map(({ providerId }) => providerId);
  // To unlink the password would take the address along.
  const hasPassword = providerData.some(({ providerId }) => providerId === PASSWORD);
  await auth.updateUser(uid, {
    // Meanwhile nobody begins a session, or chooses a password by one. One that was disabled before stays so: by
    // whatever else renews it, which enables it again, or by the console.
    ...(disabled ? {} : { disabled: true }),
    ...(providersToUnlink.length > 0 ? { providersToUnlink } : {}),
    ...(hasPassword ? { password: randomBytes(PASSWORD_BYTES).toString('base64url') } : {}),
  });
  try {
    // Sessions are told apart by whole seconds: one that began in this second would outlive its end.
    await untilNextSecond();
    await auth.revokeRefreshTokens(uid);
  } finally {
    if (!disabled) await auth.updateUser(uid, { disabled: false });
  }
  return toAccount(await auth.getUser(uid)).sessionsSince;
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
    renewCredentials: (account) => ask((auth) => renewCredentials(auth, account)),
    makeBare: (uid, displayName) => ask((auth) => makeBare(auth, uid, displayName)),
    customToken: (uid, login) => ask((auth) => auth.createCustomToken(uid, { login })),
  };
}
