import { limits, type Role } from '@arena/domain';
import { ApiError, found } from '../failure.ts';
import type { Account, Accounts, Session } from './accounts.ts';
import type { AdminPlace, RoleStore } from './store.ts';

/** An account, and what it may do. */
export interface Known {
  account: Account;
  role: Role;
}

/** Who is calling, as the server knows it. Everything but the role is null for a visitor. */
export interface Viewer {
  role: Role;
  uid: string | null;
  email: string | null;
  account: Account | null;
}

/** Who accounts and tokens are. */
export interface Sessions {
  /** What an account may do, whatever it is signed in with. */
  know(account: Account): Promise<Known>;
  /** Whose session a token stands for; null where there is none or it is over. */
  at(token: string, now: Date): Promise<Known | null>;
}

export interface SessionParts {
  accounts: Pick<Accounts, 'byToken'>;
  store: Pick<RoleStore, 'placeOf'>;
  /** The local login in force; null where it is switched off. */
  login: string | null;
}

const VISITOR: Viewer = { role: 'visitor', uid: null, email: null, account: null };

const BEARER = /^Bearer +(\S+)$/i;

/** What the provider calls a session that began with a token of our own. */
const CUSTOM = 'custom';

/**
 * The role of an account: by its claims as they are now, not as a token once said, and by its place in the list of
 * admins, under the address that the place was given for. Without a place claims count for nothing. An address that
 * nobody has proven to own gives no more than `signed-in`, unless the account is the owner's (specification, section
 * 4). The local admin's has none: the login in force stands in for it.
 */
export function roleOf(
  { claims, email, emailVerified }: Pick<Account, 'claims' | 'email' | 'emailVerified'>,
  place: AdminPlace | null,
  login: string | null,
): Role {
  if (place === null) return 'signed-in';
  if (claims.local) return claims.admin && login !== null && place.login === login ? 'admin' : 'signed-in';
  if (email === null || email !== place.email) return 'signed-in';
  if (claims.owner && place.owner) return 'owner';
  return claims.admin && emailVerified ? 'admin' : 'signed-in';
}

/** Whether a session of the local admin's account is what it has to be: of the login in force, and of this day. */
function isOfLogin({ provider, login, signedInAt }: Session, inForce: string | null, now: Date): boolean {
  const isYoung = now.getTime() - signedInAt.getTime() < limits.adminSession;
  return provider === CUSTOM && login !== null && login === inForce && isYoung;
}

/** Whether a session began before those of its account were ended. */
function isEnded({ signedInAt }: Session, place: AdminPlace | null): boolean {
  return place !== null && place.validSince !== null && signedInAt.getTime() < Date.parse(place.validSince);
}

export function sessionService({ accounts, store, login }: SessionParts): Sessions {
  /** Only who has claims is looked for: players' calls cost no read. */
  async function findPlace({ uid, claims }: Account): Promise<AdminPlace | null> {
    return claims.admin || claims.owner ? store.placeOf(uid) : null;
  }

  return {
    async know(account) {
      return { account, role: roleOf(account, await findPlace(account), login) };
    },

    async at(token, now) {
      const session = await accounts.byToken(token);
      if (session === null) return null;
      const { account } = session;
      if (account.claims.local && !isOfLogin(session, login, now)) return null;
      const place = await findPlace(account);
      return isEnded(session, place) ? null : { account, role: roleOf(account, place, login) };
    },
  };
}

/**
 * Who sent the `Authorization` header: a visitor where there is none.
 * @throws ApiError `unauthenticated` for anything but a good token of a living account, whatever the endpoint.
 */
export async function viewerOf(authorization: string | undefined, sessions: Sessions, now: Date): Promise<Viewer> {
  if (authorization === undefined) return VISITOR;
  const token = BEARER.exec(authorization)?.[1];
  const known = token === undefined ? null : await sessions.at(token, now);
  if (known === null) throw new ApiError('unauthenticated');
  const { account, role } = known;
  return { role, uid: account.uid, email: account.email, account };
}

/**
 * The account of someone signed in.
 * @throws ApiError `unauthenticated` for a visitor.
 */
export function accountOf({ account }: Viewer): Account {
  return found(account, 'unauthenticated');
}
