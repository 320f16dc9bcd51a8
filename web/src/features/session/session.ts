import { errorText, type SessionUser, sessionText, signInErrorText } from '@arena/domain';
import { getIdTokenResult, onAuthStateChanged, type User } from 'firebase/auth';
import { useEffect } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { authorizedCall, provideCredentials } from '#lib/calls/authorized-call.ts';
import { auth, codeOf } from '#lib/firebase/auth.ts';
import { reportProblem } from '#lib/page/log.ts';
import { createStore } from '#lib/page/store.ts';
import { forgetAdminReadings } from '#lib/storage/admin-storage-keys.ts';
import { type Recognition, recognise } from './access/recognise.ts';
import * as kept from './kept-session.ts';
import { hasLostLocalSession, isLocalAdmin } from './local-admin.ts';
import { isInTeam, type SessionView, signedRole, userOfClaims } from './session-view.ts';
import { announceSignOut, watchSession } from './session-watch.ts';

type Session =
  | { state: 'loading' }
  /** There may be a session, but neither the provider nor the server answered. */
  | { state: 'unreachable' }
  /** `view` is provisional until the server confirms it. */
  | { state: 'in'; view: SessionView; provisional: boolean }
  /** Signed out; `ended` is the reason of an ended session. */
  | { state: 'out'; ended: string | null };

const { get: currentSession, set: setSession, useLive: useSession } = createStore<Session>({ state: 'loading' });

let started: Promise<void> | null = null;
let changes = 0;
/** The last processed account; undefined before the first. */
let settled: string | null | undefined;
let stopWatching: (() => void) | null = null;
let rechecking: Promise<boolean> | null = null;

/** Runs a change of the account; the SDK's events meanwhile are ignored. */
export async function changeAccount<T>(work: () => Promise<T>): Promise<T> {
  changes += 1;
  try {
    return await work();
  } finally {
    changes -= 1;
  }
}

function provide(user: User, { permissions }: SessionUser): void {
  provideCredentials({
    uid: user.uid,
    permissions,
    async token() {
      try {
        return await user.getIdToken();
      } catch (fault) {
        const code = codeOf(fault);
        const isOffline = code === 'auth/network-request-failed';
        const details = isOffline
          ? { code: 'connection' as const, status: 0 }
          : { code: 'unauthenticated' as const, status: 401 };
        throw new ApiError(signInErrorText(code), details);
      }
    },
    async refused(error) {
      await recheck(error.text);
    },
  });
}

/** Starts or updates the session of a verified account. */
export function enter(user: User, view: SessionView): void {
  stopWatching?.();
  settled = user.uid;
  kept.keepSession(view);
  provide(user, view);
  stopWatching = watchSession({
    uid: user.uid,
    expiry: view.expiry,
    onRecheck: (renew) => void recheck(null, renew),
    onExpiry: () => void endSession(sessionText.ended),
    onStorage: () => {
      if (changes === 0 && hasLostLocalSession(user)) void endSession(sessionText.ended);
    },
    onSignedOutElsewhere: () => void endLeftSession(user, view),
  });
  setSession({ state: 'in', view, provisional: false });
}

function leave(ended: string | null, forget = kept.forgetSession): void {
  stopWatching?.();
  stopWatching = null;
  settled = null;
  provideCredentials(null);
  forget();
  setSession({ state: 'out', ended });
}

/** Ends the session in this browser; `ended` is the reason, unless the user signed out. */
async function endSession(ended: string | null): Promise<void> {
  leave(ended);
  await changeAccount(() => auth.signOut());
}

/**
 * Ends a session that was signed out in another tab. That tab cleared the shared storage, which may belong to the next
 * account. The SDK is notified by itself.
 */
async function endLeftSession({ uid }: User, { remembered }: SessionView): Promise<void> {
  leave(sessionText.ended, kept.forgetTabSession);
  if (!remembered && auth.currentUser?.uid === uid) await changeAccount(() => auth.signOut());
}

/** Signs out in all tabs. */
export async function signOut(): Promise<void> {
  if (auth.currentUser !== null) announceSignOut(auth.currentUser.uid);
  await endSession(null);
}

/** Signs out on every device. @returns false if the server didn't answer; this device is signed out in any case */
export async function signOutEverywhere(): Promise<boolean> {
  try {
    await authorizedCall('POST /auth/revoke', {});
    return true;
  } catch (error) {
    reportProblem('Ending the sessions', error);
    return false;
  } finally {
    await signOut();
  }
}

/** Applies the result of a check; `reason` explains an ended session. */
async function take(user: User, found: Recognition, reason: string | null): Promise<void> {
  const session = currentSession();
  if (session.state !== 'in' || auth.currentUser !== user) return;
  const { view } = session;
  if (found.result === 'unreachable') return;
  if (found.result === 'unverified') return endSession(signInErrorText('email-not-verified'));
  if (found.result === 'refused') return endSession(reason ?? found.message);
  if (isInTeam(view) && !isInTeam(found.user)) return endSession(reason ?? errorText.forbidden);
  if (view.permissions.some((one) => !found.user.permissions.includes(one))) forgetAdminReadings();
  enter(user, { ...view, ...found.user });
}

async function checkAgain(user: User, reason: string | null, renew: boolean): Promise<boolean> {
  try {
    const found = await recognise(user, renew);
    await take(user, found, reason);
    return found.result !== 'unreachable';
  } finally {
    rechecking = null;
  }
}

/** Checks the session, and ends it if the account or its role is gone. @returns false without an answer */
function recheck(reason: string | null, renew = false): Promise<boolean> {
  const user = auth.currentUser;
  if (user === null || changes > 0) return Promise.resolve(true);
  if (hasLostLocalSession(user)) return endSession(sessionText.ended).then(() => true);
  rechecking ??= checkAgain(user, reason, renew);
  return rechecking;
}

/**
 * Checks the session with a new token; a running check is ignored.
 * @param reason shown if the session has ended
 * @returns false without an answer
 */
export async function recheckSession(reason: string | null = null): Promise<boolean> {
  await rechecking;
  return recheck(reason, true);
}

/** Shows the panel to a remembered owner before the server confirms the session. */
async function showOwner(user: User, times: Pick<SessionView, 'loginTime' | 'expiry' | 'remembered'>): Promise<void> {
  try {
    const signed = signedRole((await getIdTokenResult(user)).claims);
    if (signed !== 'owner' || auth.currentUser !== user) return;
    // Screens call the server at once; it identifies the account by its token.
    const view = { ...userOfClaims(user, signed), ...times };
    provide(user, view);
    setSession({ state: 'in', view, provisional: true });
  } catch (fault) {
    reportProblem('Restoring the owner', fault);
  }
}

/** Restores a session of this tab before a reload, or of another tab. */
async function restore(user: User): Promise<void> {
  settled = user.uid;
  if (hasLostLocalSession(user)) return endSession(sessionText.ended);
  const expiry = isLocalAdmin(user) ? (kept.keptAdminSession(new Date())?.expiry ?? null) : null;
  const loginTime = kept.keptLoginTime() ?? new Date().toISOString();
  const times = { loginTime, expiry, remembered: kept.isRemembered(user.uid) };
  if (kept.isOwnerRemembered()) await showOwner(user, times);
  const found = await recognise(user);
  if (auth.currentUser !== user) return;
  if (found.result === 'unreachable') return setSession({ state: 'unreachable' });
  if (found.result === 'unverified') return endSession(signInErrorText('email-not-verified'));
  if (found.result === 'refused') return endSession(found.message);
  enter(user, { ...found.user, ...times });
}

/** Handles an account reported by the SDK, once. */
async function settle(user: User | null): Promise<void> {
  if (changes > 0 || settled === (user?.uid ?? null)) return;
  if (user !== null) return restore(user);
  leave(settled === undefined ? null : sessionText.ended);
}

async function begin(): Promise<void> {
  await auth.authStateReady();
  await settle(auth.currentUser);
  onAuthStateChanged(auth, (user) => void settle(user));
}

/** Checks who is signed in, once a page. */
export function startSession(): Promise<void> {
  started ??= begin();
  return started;
}

/** Returns the session and follows its changes; starts the check on first use. */
export function useStartedSession(): Session {
  useEffect(() => void startSession(), []);
  return useSession();
}

/** Checks again after neither the provider nor the server answered. */
export async function retrySession(): Promise<void> {
  setSession({ state: 'loading' });
  settled = undefined;
  await settle(auth.currentUser);
}
