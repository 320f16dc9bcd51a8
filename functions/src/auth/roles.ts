import { atLeast } from '@arena/domain';
import { SYSTEM } from '../audit/entry.ts';
import { ApiError } from '../failure.ts';
import type { Account, Accounts, Claims } from './accounts.ts';
import type { Actor } from './actor.ts';
import type { RoleStore } from './store.ts';
import { roleOf } from './viewer.ts';

/**
 * Gives and takes roles. A role is a place in the list of admins, written together with its record, and a claim
 * of the account, set after it. Whatever fails in between is put right by doing the same again.
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
  /** Whether the account is listed as an admin, but its claim could not be set then. */
  isUnfinished(account: Account): Promise<boolean>;
  /** Sets the claims of an account that is listed. */
  activate(account: Account, claims: Claims): Promise<Account>;
  /** The account, made the owner's if it is the configured one and its address is proven. */
  withOwner(account: Account, now: Date): Promise<Account>;
  /** The local admin's account, made an admin. */
  withLocal(account: Account, now: Date): Promise<Account>;
}

/** @throws ApiError `email_unverified` where nobody has proven to own the account's address. */
export function demandProven({ emailVerified }: Account): void {
  if (!emailVerified) throw new ApiError('email_unverified');
}

function carries(account: Account, { admin, owner, local }: Claims): boolean {
  const { claims } = account;
  return (!admin || claims.admin === true) && (!owner || claims.owner === true) && (!local || claims.local === true);
}

/** @param ownerEmail the owner's address as it is configured, in lower case; null where none is. */
export function roleService(store: RoleStore, accounts: Accounts, ownerEmail: string | null): Roles {
  async function activate(account: Account, claims: Claims): Promise<Account> {
    if (carries(account, claims)) return account;
    const certified = { ...account.claims, ...claims };
    await accounts.setClaims(account.uid, certified);
    return { ...account, claims: certified };
  }

  async function list(account: Account, { uid: by, now: at }: Actor, claims: Claims): Promise<Account> {
    const { uid, email } = account;
    await store.grant({ uid, email, owner: claims.owner === true, by, at });
    return activate(account, claims);
  }

  async function someoneRules(uids: readonly string[]): Promise<boolean> {
    const found = await accounts.byUids(uids);
    return found.some((account) => !account.disabled && atLeast(roleOf(account), 'admin'));
  }

  return {
    isUnfinished: async ({ uid, claims }) => !claims.admin && store.isListed(uid, 'admin'),
    activate,

    async grant(account, actor) {
      if (!account.claims.local) demandProven(account);
      return account.claims.owner ? account : list(account, actor, { admin: true });
    },

    async revoke(account, actor) {
      const { uid, claims } = account;
      if (claims.owner) throw new ApiError('owner_protected');
      if (!claims.admin && !(await store.isListed(uid, 'admin'))) return account;
      if (!(await store.revoke({ uid, by: actor.uid, at: actor.now }, someoneRules))) throw new ApiError('last_admin');
      const { admin: _taken, ...kept } = claims;
      await accounts.setClaims(uid, kept);
      await accounts.endSessions(uid);
      return { ...account, claims: kept };
    },

    async withOwner(account, now) {
      const isOwner = ownerEmail !== null && account.email === ownerEmail && account.emailVerified;
      if (!isOwner || carries(account, { admin: true, owner: true })) return account;
      return list(account, { uid: SYSTEM, now }, { admin: true, owner: true });
    },

    withLocal: (account, now) => list(account, { uid: SYSTEM, now }, { admin: true, local: true }),
  };
}
