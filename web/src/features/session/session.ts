import { errorText, type SessionUser, sessionText, signInErrorText } from '@arena/domain';
import { getIdTokenResult, onAuthStateChanged, type User } from 'firebase/auth';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { authorizedCall, provideCredentials } from '#lib/calls/authorized-call.ts';
import { auth, codeOf } from '#lib/firebase/auth.ts';
import { reportProblem } from '#lib/page/log.ts';
import { createStore } from '#lib/page/store.ts';
import { forgetAdminReadings } from '#lib/storage/admin-storage-keys.ts';
import { type Recognition, recognise } from './access/recognise.ts';
import * as kept from './kept-session.ts';
import { isInTeam, type SessionView, signedRole, userOfClaims } from './session-view.ts';
import { announceSignOut, watchSession } from './session-watch.ts';

type SessionState =
  | { state: 'loading' }
  /** There may be a session, but neither the provider nor the server answered. */
  | { state: 'unreachable' }
  /** `view` is provisional until the server confirms it. */
  | { state: 'in'; view: SessionView; provisional: boolean }
  /** Signed out; `ended` is the reason of an ended session. */
  | { state: 'out'; ended: string | null };

/** The session of a page: restored, checked again and again, and ended. */
export class Session {
  readonly store = createStore<SessionState>({ state: 'loading' });
  #started: Promise<void> | null = null;
  #changes = 0;
  /** The last processed account; undefined before the first. */
  #settled: string | null | undefined;
  #stopWatching: (() => void) | null = null;
  #rechecking: Promise<boolean> | null = null;

  /** Checks who is signed in, once a page. */
  start(): Promise<void> {
    this.#started ??= this.#begin();
    return this.#started;
  }

  async #begin(): Promise<void> {
    await auth.authStateReady();
    await this.#settle(auth.currentUser);
    onAuthStateChanged(auth, (user) => void this.#settle(user));
  }

  /** Checks again after neither the provider nor the server answered. */
  async retry(): Promise<void> {
    this.store.set({ state: 'loading' });
    this.#settled = undefined;
    await this.#settle(auth.currentUser);
  }

  /** Runs a change of the account; the SDK's events meanwhile are ignored. */
  async changeAccount<T>(work: () => Promise<T>): Promise<T> {
    this.#changes += 1;
    try {
      return await work();
    } finally {
      this.#changes -= 1;
    }
  }

  /** Starts or updates the session of a verified account. */
  enter(user: User, view: SessionView): void {
    this.#stopWatching?.();
    this.#settled = user.uid;
    kept.keepSession(view);
    this.#provide(user, view);
    this.#stopWatching = watchSession({
      uid: user.uid,
      expiry: view.expiry,
      onRecheck: (renew) => void this.#check(null, renew),
      onExpiry: () => void this.#end(sessionText.ended),
      onStorage: () => {
        if (this.#changes === 0 && kept.hasLostLocalSession(user)) void this.#end(sessionText.ended);
      },
      onSignedOutElsewhere: () => void this.#endLeft(user, view),
    });
    this.store.set({ state: 'in', view, provisional: false });
  }

  /** Signs out in all tabs. */
  async signOut(): Promise<void> {
    if (auth.currentUser !== null) announceSignOut(auth.currentUser.uid);
    await this.#end(null);
  }

  /** Signs out on every device. @returns false if the server didn't answer; this device is signed out in any case */
  async signOutEverywhere(): Promise<boolean> {
    try {
      await authorizedCall('POST /auth/revoke', {});
      return true;
    } catch (error) {
      reportProblem('Ending the sessions', error);
      return false;
    } finally {
      await this.signOut();
    }
  }

  /**
   * Checks the session with a new token; a running check is ignored.
   * @param reason shown if the session has ended
   * @returns false without an answer
   */
  async recheck(reason: string | null = null): Promise<boolean> {
    await this.#rechecking;
    return this.#check(reason, true);
  }

  #provide(user: User, { permissions }: SessionUser): void {
    provideCredentials({
      uid: user.uid,
      permissions,
      token: () => tokenOf(user),
      refused: async (error) => {
        await this.#check(error.text);
      },
    });
  }

  #leave(ended: string | null, forget = kept.forgetSession): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#settled = null;
    provideCredentials(null);
    forget();
    this.store.set({ state: 'out', ended });
  }

  /** Ends the session in this browser; `ended` is the reason, unless the user signed out. */
  async #end(ended: string | null): Promise<void> {
    this.#leave(ended);
    await this.changeAccount(() => auth.signOut());
  }

  /**
   * Ends a session that was signed out in another tab. That tab cleared the shared storage, which may belong to the next
   * account. The SDK is notified by itself.
   */
  async #endLeft({ uid }: User, { remembered }: SessionView): Promise<void> {
    this.#leave(sessionText.ended, kept.forgetTabSession);
    if (!remembered && auth.currentUser?.uid === uid) await this.changeAccount(() => auth.signOut());
  }

  /** Checks the session, and ends it if the account or its role is gone. @returns false without an answer */
  #check(reason: string | null, renew = false): Promise<boolean> {
    const user = auth.currentUser;
    if (user === null || this.#changes > 0) return Promise.resolve(true);
    if (kept.hasLostLocalSession(user)) return this.#end(sessionText.ended).then(() => true);
    this.#rechecking ??= this.#checkAgain(user, reason, renew);
    return this.#rechecking;
  }

  async #checkAgain(user: User, reason: string | null, renew: boolean): Promise<boolean> {
    try {
      const found = await recognise(user, renew);
      await this.#take(user, found, reason);
      return found.result !== 'unreachable';
    } finally {
      this.#rechecking = null;
    }
  }

  /** Applies the result of a check; `reason` explains an ended session. */
  async #take(user: User, found: Recognition, reason: string | null): Promise<void> {
    const now = this.store.get();
    if (now.state !== 'in' || auth.currentUser !== user) return;
    const { view } = now;
    if (found.result === 'unreachable') return;
    if (found.result === 'unverified') return this.#end(signInErrorText('email-not-verified'));
    if (found.result === 'refused') return this.#end(reason ?? found.message);
    if (isInTeam(view) && !isInTeam(found.user)) return this.#end(reason ?? errorText.forbidden);
    if (view.permissions.some((one) => !found.user.permissions.includes(one))) forgetAdminReadings();
    this.enter(user, { ...view, ...found.user });
  }

  /** Handles an account reported by the SDK, once. */
  async #settle(user: User | null): Promise<void> {
    if (this.#changes > 0 || this.#settled === (user?.uid ?? null)) return;
    if (user !== null) return this.#restore(user);
    this.#leave(this.#settled === undefined ? null : sessionText.ended);
  }

  /** Restores a session of this tab before a reload, or of another tab. */
  async #restore(user: User): Promise<void> {
    this.#settled = user.uid;
    if (kept.hasLostLocalSession(user)) return this.#end(sessionText.ended);
    const expiry = kept.isLocalAdmin(user) ? (kept.keptAdminSession(new Date())?.expiry ?? null) : null;
    const loginTime = kept.keptLoginTime() ?? new Date().toISOString();
    const times = { loginTime, expiry, remembered: kept.isRemembered(user.uid) };
    if (kept.isOwnerRemembered()) await this.#showOwner(user, times);
    const found = await recognise(user);
    if (auth.currentUser !== user) return;
    if (found.result === 'unreachable') return this.store.set({ state: 'unreachable' });
    if (found.result === 'unverified') return this.#end(signInErrorText('email-not-verified'));
    if (found.result === 'refused') return this.#end(found.message);
    this.enter(user, { ...found.user, ...times });
  }

  /** Shows the panel to a remembered owner before the server confirms the session. */
  async #showOwner(user: User, times: Pick<SessionView, 'loginTime' | 'expiry' | 'remembered'>): Promise<void> {
    try {
      const signed = signedRole((await getIdTokenResult(user)).claims);
      if (signed !== 'owner' || auth.currentUser !== user) return;
      // Screens call the server at once; it identifies the account by its token.
      const view = { ...userOfClaims(user, signed), ...times };
      this.#provide(user, view);
      this.store.set({ state: 'in', view, provisional: true });
    } catch (fault) {
      reportProblem('Restoring the owner', fault);
    }
  }
}

async function tokenOf(user: User): Promise<string> {
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
}

export const session = new Session();

/** Returns the session and follows its changes; starts the check on first use. */
export function useStartedSession(of: Session = session): SessionState {
  useEffect(() => void of.start(), [of]);
  return useSyncExternalStore(of.store.subscribe, of.store.get, of.store.get);
}
