import { limits, type Role } from '@arena/domain';
import { ApiError } from '../failure.ts';
import type { Account, Accounts, Session } from './accounts.ts';

/** Who is calling, as the server knows it. Everything but the role is null for a visitor. */
export interface Viewer {
  role: Role;
  uid: string | null;
  email: string | null;
  account: Account | null;
}

const VISITOR: Viewer = { role: 'visitor', uid: null, email: null, account: null };

const BEARER = /^Bearer +(\S+)$/i;

/**
 * The role of an account: by its claims as they are now, not as a token once said. An address that nobody has
 * proven to own gives no more than `signed-in`, unless the account is the owner's (specification, section 4) or
 * the local admin's, which has none.
 */
export function roleOf({ claims, emailVerified }: Pick<Account, 'claims' | 'emailVerified'>): Role {
  if (claims.owner) return 'owner';
  return claims.admin && (emailVerified || claims.local) ? 'admin' : 'signed-in';
}

/** The local admin's session ends after a day (specification, section 4), whatever the browser has kept of it. */
function isOver({ account, signedInAt }: Session, now: Date): boolean {
  return account.claims.local === true && now.getTime() - signedInAt.getTime() >= limits.adminSession;
}

/** The session of a token, or null where there is none or it is over. */
export async function sessionAt(token: string, accounts: Accounts, now: Date): Promise<Session | null> {
  const session = await accounts.byToken(token);
  return session && !isOver(session, now) ? session : null;
}

/**
 * Who sent the `Authorization` header: a visitor where there is none.
 * @throws ApiError `unauthenticated` for anything but a good token of a living account, whatever the endpoint.
 */
export async function viewerOf(authorization: string | undefined, accounts: Accounts, now: Date): Promise<Viewer> {
  if (authorization === undefined) return VISITOR;
  const token = BEARER.exec(authorization)?.[1];
  const session = token === undefined ? null : await sessionAt(token, accounts, now);
  if (session === null) throw new ApiError('unauthenticated');
  const { account } = session;
  return { role: roleOf(account), uid: account.uid, email: account.email, account };
}

/**
 * The account of someone signed in.
 * @throws ApiError `unauthenticated` for a visitor.
 */
export function accountOf({ account }: Viewer): Account {
  if (account === null) throw new ApiError('unauthenticated');
  return account;
}
