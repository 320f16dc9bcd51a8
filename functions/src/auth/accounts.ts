import type { App } from 'firebase-admin/app';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';

/** An account of the identity provider as it is now. */
export interface Account {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  claims: Readonly<Record<string, unknown>>;
}

/** Looks accounts up at the identity provider. */
export interface Accounts {
  /**
   * The account that a token stands for, or null where the token is none, has expired or was revoked, or its
   * account is disabled or deleted.
   * @throws whatever keeps the identity provider from answering.
   */
  byToken(token: string): Promise<Account | null>;
}

function hasCode(fault: unknown, codes: readonly string[]): boolean {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return false;
  return typeof fault.code === 'string' && codes.includes(fault.code);
}

const BAD_TOKEN = [
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-uid',
];

/** Whether the token was issued before its account's sessions were ended. The provider keeps whole seconds. */
function isRevoked(token: DecodedIdToken, { tokensValidAfterTime }: UserRecord): boolean {
  return tokensValidAfterTime !== undefined && token.auth_time * 1_000 < Date.parse(tokensValidAfterTime);
}

async function verify(auth: Auth, token: string): Promise<Account | null> {
  const decoded = await auth.verifyIdToken(token);
  const user = await auth.getUser(decoded.uid);
  if (user.disabled || isRevoked(decoded, user)) return null;
  return {
    uid: user.uid,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    claims: user.customClaims ?? {},
  };
}

/** The accounts of an app. The Admin SDK's part for them is loaded when the first token arrives. */
export function openAccounts(app: App): Accounts {
  return {
    async byToken(token) {
      const { getAuth } = await import('firebase-admin/auth');
      try {
        return await verify(getAuth(app), token);
      } catch (fault) {
        if (hasCode(fault, BAD_TOKEN)) return null;
        throw fault;
      }
    },
  };
}
