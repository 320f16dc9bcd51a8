import { atLeast } from '@arena/domain';
import { SYSTEM } from '../audit/entry.ts';
import { ApiError } from '../failure.ts';
import type { Account, Accounts, Claims } from './accounts.ts';
import type { Actor } from './actor.ts';
import type { AdminPlace, RoleStore } from './store.ts';
import { roleOf } from './viewer.ts';

/**
 * Gives and takes roles. A role is a place in the list of admins, written together with its record, and a claim
 * of the account, set after it. Before both, what leads into the account is renewed: whoever registered an address
 * that isn't theirs knows a password of it, and may have linked more. Whatever fails in between is put right by doing
 * the same again.
 */
export interface Roles {
  /**
   * Makes an account an admin; one that is already stays as it is.
   * @throws ApiError `email_unverified`.
   */
  grant(account: Account, actor: Actor): Promise<Account>;
  /**
   * Takes the role away and ends the account's sessions; one without it stays as it is.
   * @throws ApiError `owner_protected`, `last_admin`.
   */
  revoke(account: Account, actor: Actor): Promise<Account>;
  /**
   * Takes away the place of an account that is gone; there is nothing else to take.
   * @throws ApiError `account_not_found` where it has none, `last_admin`.
   */
  revokeGone(uid: string, actor: Actor): Promise<void>;
  /** Whether the account is listed as an admin, under the address that it has now. */
  isListed(account: Account): Promise<boolean>;
  /** Whether the account is listed as an admin, but its claim could not be set then. */
  isUnfinished(account: Account): Promise<boolean>;
  /**
   * Renews what leads into an account that is to get a role, where it has none yet.
   * @returns since when its sessions count; null where it is listed already.
   */
  prepare(account: Account): Promise<string | null>;
  /** Sets the claims of an account that is listed. */
  activate(account: Account, claims: Claims): Promise<Account>;
  /** Makes the account the owner's if it is the configured one and its address is proven. @returns whether it did. */
  giveOwner(account: Account, now: Date): Promise<boolean>;
  /** Makes the local admin's account an admin. @returns whether it is: not where the role was taken from this login. */
  giveLocal(account: Account, login: string, now: Date): Promise<boolean>;
}

export interface RoleParts {
  store: RoleStore;
  accounts: Accounts;
  /** The owner's address as it is configured, in lower case; null where none is. */
  ownerEmail: string | null;
  /** The local login in force; null where it is switched off. */
  login: string | null;
}

/** @throws ApiError `email_unverified` where nobody has proven to own the account's address. */
export function demandProven({ emailVerified }: Account): void {
  if (!emailVerified) throw new ApiError('email_unverified');
}

function carries(account: Account, { admin, owner, local }: Claims): boolean {
  const { claims } = account;
  return (!admin || claims.admin === true) && (!owner || claims.owner === true) && (!local || claims.local === true);
}

export function roleService({ store, accounts, ownerEmail, login }: RoleParts): Roles {
  async function activate(account: Account, claims: Claims): Promise<Account> {
    if (carries(account, claims)) return account;
    const certified = { ...account.claims, ...claims };
    await accounts.setClaims(account.uid, certified);
    return { ...account, claims: certified };
  }

  /** Whether an account has its place, under the address that it has now. */
  async function hasPlace({ uid, email }: Account, as: 'admin' | 'owner'): Promise<boolean> {
    const place = await store.placeOf(uid);
    return place !== null && place.email === email && (as === 'admin' || place.owner);
  }

  async function list(account: Account, { uid: by, now: at }: Actor, claims: Claims): Promise<Account> {
    const { uid, email } = account;
    const owner = claims.owner === true;
    if (!(await hasPlace(account, owner ? 'owner' : 'admin'))) {
      const validSince = await accounts.renewCredentials(account);
      await store.grant({ uid, email, owner, login: null, validSince, by, at });
    }
    return activate(account, claims);
  }

  async function someoneRules(places: readonly AdminPlace[]): Promise<boolean> {
    const found = await accounts.byUids(places.map(({ uid }) => uid));
    return found.some((account) => {
      const place = places.find(({ uid }) => uid === account.uid) ?? null;
      return !account.disabled && atLeast(roleOf(account, place, login), 'admin');
    });
  }

  async function takePlace(uid: string, { uid: by, now: at }: Actor): Promise<void> {
    if (!(await store.revoke({ uid, by, at }, someoneRules))) throw new ApiError('last_admin');
  }

  return {
    isListed: (account) => hasPlace(account, 'admin'),
    isUnfinished: async ({ uid, claims }) => !claims.admin && (await store.placeOf(uid)) !== null,
    activate,

    async prepare(account) {
      return (await hasPlace(account, 'admin')) ? null : accounts.renewCredentials(account);
    },

    async grant(account, actor) {
      // The local admin is one by the login alone.
      if (account.claims.local) return account;
      demandProven(account);
      const isOwner = account.claims.owner === true && (await hasPlace(account, 'owner'));
      return isOwner ? account : list(account, actor, { admin: true });
    },

    async revoke(account, actor) {
      const { uid, claims } = account;
      const place = await store.placeOf(uid);
      if (roleOf(account, place, login) === 'owner') throw new ApiError('owner_protected');
      if (!claims.admin && place === null) return account;
      await takePlace(uid, actor);
      const { admin: _taken, owner: _void, ...kept } = claims;
      await accounts.setClaims(uid, kept);
      await accounts.endSessions(uid);
      return { ...account, claims: kept };
    },

    async revokeGone(uid, actor) {
      if ((await store.placeOf(uid)) === null) throw new ApiError('account_not_found');
      await takePlace(uid, actor);
    },

    async giveOwner(account, now) {
      const claims = { admin: true, owner: true } as const;
      const isOwner = ownerEmail !== null && account.email === ownerEmail && account.emailVerified;
      if (!isOwner || (carries(account, claims) && (await hasPlace(account, 'owner')))) return false;
      await list(account, { uid: SYSTEM, now }, claims);
      return true;
    },

    async giveLocal(account, inForce, at) {
      const grant = { uid: account.uid, email: null, owner: false, login: inForce, validSince: null, by: SYSTEM, at };
      if (!(await store.grantByLogin(grant))) return false;
      await activate(account, { admin: true, local: true });
      return true;
    },
  };
}
