import type { SignUpForm } from '@arena/domain';
import {
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  sendEmailVerification,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import { paths, VERIFIED } from '#lib/addresses/paths.ts';
import { auth } from '#lib/firebase/auth.ts';
import { reportProblem } from '#lib/page/log.ts';
import { fileAccessRequest } from '../access/access-request.ts';
import { keepOwnRequest } from '../access/own-request.ts';
import { changeAccount } from '../session.ts';
import { toRefusal } from './sign-in.ts';

export interface SignedUp {
  /** For another verification e-mail, without a message. */
  password: string;
  verificationSent: boolean;
  accessRequested: boolean;
}

/** Sends the verification e-mail; its link returns to the panel. */
function sendVerification(user: User): Promise<void> {
  const url = new URL(paths.admin(), window.location.origin);
  url.searchParams.set(VERIFIED.parameter, VERIFIED.value);
  return sendEmailVerification(user, { url: url.href });
}

/** Returns true if a step succeeded whose failure doesn't undo the rest. */
async function went(what: string, step: Promise<void>): Promise<boolean> {
  try {
    await step;
    return true;
  } catch (error) {
    reportProblem(what, error);
    return false;
  }
}

/** Runs `work` with an account that is signed in only for it. @throws {SignInRefused} */
function asGuest<T>(work: () => Promise<T>): Promise<T> {
  return changeAccount(async () => {
    try {
      await auth.setPersistence(inMemoryPersistence);
      return await work();
    } catch (error) {
      throw toRefusal(error);
    } finally {
      await auth.signOut();
    }
  });
}

/**
 * Registers an account: name, verification e-mail and access request. It isn't signed in afterwards. Its password is
 * replaced when it gets a role, so it is a random one.
 * @throws {SignInRefused} if the account couldn't be created
 */
export function signUp({ displayName, email }: SignUpForm): Promise<SignedUp> {
  const password = crypto.randomUUID();
  return asGuest(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await went('Naming the account', updateProfile(user, { displayName }));
    const verificationSent = await went('Sending the verification', sendVerification(user));
    const token = await user.getIdToken();
    keepOwnRequest({ uid: user.uid, email });
    const request = fileAccessRequest({ uid: user.uid, email: user.email ?? email, displayName, token });
    return { password, verificationSent, accessRequested: await went('Asking for access', request) };
  });
}

/** Sends the verification e-mail again. @throws {SignInRefused} */
export function resendVerification(email: string, password: string): Promise<void> {
  return asGuest(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await sendVerification(user);
  });
}
