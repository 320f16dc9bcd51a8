import { type AdminSession, errorText, limits, type SessionUser, signInErrorText } from '@arena/domain';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  inMemoryPersistence,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { ApiError, call } from '#lib/calls/api.ts';
import { auth, codeOf } from '#lib/firebase/auth.ts';
import { reportProblem } from '#lib/page/log.ts';
import { useAction } from '#ui/use-action.ts';
import { type Recognition, recognise } from '../access/recognise.ts';
import { forgetSession, isLocalAdmin, keepAdminSession, keepSession, localLogin } from '../kept-session.ts';
import { session } from '../session.ts';

/** A failed sign-in; `message` is Spanish and for users. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly code: string;

  constructor(code: string, message: string = signInErrorText(code)) {
    super(message);
    this.code = code;
  }
}

export function toRefusal(error: unknown): SignInRefused {
  if (error instanceof SignInRefused) return error;
  if (error instanceof ApiError) return new SignInRefused(error.code, error.text);
  return new SignInRefused(codeOf(error).replace('auth/', ''));
}

export interface Admission {
  /** True if the session outlives the tab. */
  remember: boolean;
  ownerOnly?: boolean;
  /** By the local admin login, which is for an admin alone. */
  locally?: boolean;
}

const NOT_THE_OWNER = 'Esta cuenta no es la principal. Entra sin marcar esa casilla.';

function accepted(found: Recognition, { ownerOnly = false, locally = false }: Admission) {
  if (found.result === 'unverified') throw new SignInRefused('email-not-verified');
  if (found.result === 'unreachable') throw new SignInRefused('network-request-failed');
  if (found.result === 'refused') throw new SignInRefused('refused', found.message);
  if (ownerOnly && !found.user.isOwner) throw new SignInRefused('not-the-owner', NOT_THE_OWNER);
  if (locally && !found.user.isAdmin) {
    throw new SignInRefused('wrong_credentials', errorText.wrong_credentials);
  }
  return found.user;
}

function adminSessionOf({ uid, displayName }: SessionUser, username: string): AdminSession {
  const user = { id: uid, username, name: displayName, role: 'admin' } as const;
  return { isAuthenticated: true, user, expiry: Date.now() + limits.adminSession };
}

/** Has the server verify the token. A failure is only a warning: each call is authorised by itself. */
async function verify(user: User): Promise<void> {
  try {
    await call('POST /auth/verify', { body: { token: await user.getIdToken() } });
  } catch (error) {
    reportProblem('Verifying the token', error);
  }
}

async function begin(user: User, admission: Admission): Promise<void> {
  const { remember: remembered } = admission;
  void verify(user);
  const known = accepted(await recognise(user), admission);
  const local = isLocalAdmin(user) ? adminSessionOf(known, localLogin()?.username ?? '') : null;
  const view = { ...known, loginTime: new Date().toISOString(), expiry: local?.expiry ?? null, remembered };
  // Stored first: another tab reads it as soon as it is notified of the account.
  forgetSession();
  if (local !== null) keepAdminSession(local);
  keepSession(view);
  await auth.setPersistence(remembered ? browserLocalPersistence : browserSessionPersistence);
  session.enter(user, view);
}

/**
 * Signs in by `attempt`. Nothing is stored until the account is accepted; an account without access is signed out
 * again.
 * @throws {SignInRefused}
 */
export function admit(attempt: () => Promise<UserCredential>, admission: Admission): Promise<void> {
  return session.changeAccount(async () => {
    try {
      await auth.setPersistence(inMemoryPersistence);
      const { user } = await attempt();
      await begin(user, admission);
    } catch (error) {
      await auth.signOut();
      throw toRefusal(error);
    }
  });
}

/** State of a sign-in step, with its failure. */
export function useSignInStep() {
  const { isPending, error, run } = useAction((step: () => Promise<unknown>) =>
    step().catch((failure: unknown) => {
      throw toRefusal(failure);
    }),
  );
  return { isBusy: isPending, refusal: error === null ? null : toRefusal(error), run };
}
