import { type AdminSession, signInErrorText } from '@arena/domain';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  inMemoryPersistence,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { ApiError } from '../../../lib/calls/api.ts';
import { auth, codeOf } from '../../../lib/firebase/auth.ts';
import { type Recognition, recognise } from '../access/recognise.ts';
import { forgetSession, keepAdminSession, keepSession } from '../kept-session.ts';
import { changing, enter } from '../session.ts';

/** A way in that led nowhere; `message` is Spanish and for people. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  /** Of the table of sign-in errors, without a prefix, or of the API. */
  readonly code: string;

  constructor(code: string, message: string = signInErrorText(code)) {
    super(message);
    this.code = code;
  }
}

/** Whatever went wrong, as a refusal in Spanish. */
export function toRefusal(fault: unknown): SignInRefused {
  if (fault instanceof SignInRefused) return fault;
  if (fault instanceof ApiError) return new SignInRefused(fault.code, fault.message);
  return new SignInRefused(codeOf(fault).replace('auth/', ''));
}

/** How a sign-in is to be taken. */
export interface Admission {
  /** Whether the session outlives the tab. */
  remember: boolean;
  /** Only the owner is let in. */
  ownerOnly?: boolean;
  /** The local admin's session, which this account is the means of. */
  local?: AdminSession;
}

const NOT_THE_OWNER = 'Esta cuenta no es la principal. Entra sin marcar esa casilla.';

function accepted(found: Recognition, { ownerOnly = false }: Admission) {
  if (found.result === 'unverified') throw new SignInRefused('email-not-verified');
  if (found.result === 'unreachable') throw new SignInRefused('network-request-failed');
  if (found.result === 'refused') throw new SignInRefused('refused', found.message);
  if (ownerOnly && !found.user.isOwner) throw new SignInRefused('not-the-owner', NOT_THE_OWNER);
  return found.user;
}

async function begin(user: User, admission: Admission): Promise<void> {
  const { remember: remembered, local = null } = admission;
  const known = accepted(await recognise(user), admission);
  const view = { ...known, loginTime: new Date().toISOString(), expiry: local?.expiry ?? null, remembered };
  // Kept first: another tab that hears of the account reads there how to take it.
  forgetSession();
  if (local !== null) keepAdminSession(local);
  keepSession(view);
  await auth.setPersistence(remembered ? browserLocalPersistence : browserSessionPersistence);
  enter(user, view);
}

/**
 * Signs in by `attempt`, one of the provider's ways. Until the account is accepted nothing of it is stored, and
 * one that isn't is signed out again.
 * @throws {SignInRefused}
 */
export function admit(attempt: () => Promise<UserCredential>, admission: Admission): Promise<void> {
  return changing(async () => {
    try {
      await auth.setPersistence(inMemoryPersistence);
      const { user } = await attempt();
      await begin(user, admission);
    } catch (fault) {
      await auth.signOut();
      throw toRefusal(fault);
    }
  });
}
