import { type SessionUser, signInErrorText } from '@arena/domain';
import { getIdTokenResult, type User } from 'firebase/auth';
import { ApiError, call } from '#lib/calls/api.ts';
import { codeOf } from '#lib/firebase/auth.ts';
import { reportProblem } from '#lib/page/log.ts';
import { type SignedRole, signedRole, userOfClaims } from '../session-view.ts';

export type Recognition =
  | { result: 'known'; user: SessionUser }
  | { result: 'unverified' }
  /** The provider or the server refused the session; `message` is Spanish. */
  | { result: 'refused'; message: string }
  /** Neither the provider nor the server answered. */
  | { result: 'unreachable' };

const OFFLINE = ['auth/network-request-failed', 'auth/internal-error', 'auth/timeout'];

interface Token {
  token: string;
  signed: SignedRole;
}

async function tokenOf(user: User, renew: boolean): Promise<Token> {
  const { token, claims } = await getIdTokenResult(user, renew);
  return { token, signed: signedRole(claims) };
}

/** Returns the server's answer, or the claims of the signed token without one. */
async function ask(user: User, { token, signed }: Token): Promise<SessionUser> {
  try {
    return await call('GET /auth/me', { token });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    reportProblem('Asking who is signed in', error);
    return userOfClaims(user, signed);
  }
}

/** Renews a token that lacks a newer role, because the database only reads the token. */
async function renewForRole(user: User, { role }: SessionUser, { signed }: Token): Promise<void> {
  if (role === (signed ?? 'signed-in')) return;
  try {
    await tokenOf(user, true);
  } catch (error) {
    reportProblem('Renewing the token', error);
  }
}

function refusal(error: unknown): Recognition {
  if (error instanceof ApiError) return { result: 'refused', message: error.text };
  const code = codeOf(error);
  return OFFLINE.includes(code) ? { result: 'unreachable' } : { result: 'refused', message: signInErrorText(code) };
}

/** Checks an account's current role. Never rejects. @param renew also requests a new token */
export async function recognise(user: User, renew = false): Promise<Recognition> {
  try {
    const token = await tokenOf(user, renew);
    const known = await ask(user, token);
    if (!known.emailVerified && !known.isOwner) return { result: 'unverified' };
    await renewForRole(user, known, token);
    return { result: 'known', user: known };
  } catch (error) {
    return refusal(error);
  }
}
