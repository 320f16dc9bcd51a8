import type { Role } from '@arena/domain';
import { ApiError } from '../failure.ts';
import type { Account, Accounts } from './accounts.ts';

/** Who is calling, as the server knows it. `uid` and `email` are null for a visitor. */
export interface Viewer {
  role: Role;
  uid: string | null;
  email: string | null;
}

export const VISITOR: Viewer = { role: 'visitor', uid: null, email: null };

const BEARER = /^Bearer +(\S+)$/i;

/**
 * The role of an account: by its claims as they are now, not as a token once said. An address that nobody has
 * proven to own gives no more than `signed-in`, unless the account is the owner's (specification, section 4).
 */
export function roleOf({ claims, emailVerified }: Pick<Account, 'claims' | 'emailVerified'>): Role {
  if (claims.owner === true) return 'owner';
  return claims.admin === true && emailVerified ? 'admin' : 'signed-in';
}

/**
 * Who sent the `Authorization` header: a visitor where there is none.
 * @throws ApiError `unauthenticated` for anything but a good token of a living account, whatever the endpoint.
 */
export async function viewerOf(authorization: string | undefined, accounts: Accounts): Promise<Viewer> {
  if (authorization === undefined) return VISITOR;
  const token = BEARER.exec(authorization)?.[1];
  const account = token === undefined ? null : await accounts.byToken(token);
  if (account === null) throw new ApiError('unauthenticated');
  return { role: roleOf(account), uid: account.uid, email: account.email };
}
