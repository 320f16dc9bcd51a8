import type { ListedAdmin } from '@arena/domain';
import { ApiError, found } from '../failure.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Actor } from './actor.ts';
import { toListedAdmin } from './presenter.ts';
import type { Roles } from './roles.ts';
import type { RoleStore } from './store.ts';
import type { Known, Sessions } from './viewer.ts';

export interface AuthService {
  /**
   * Who an ID token stands for.
   * @throws ApiError `unauthenticated`, and as `recognise`.
   */
  verify(token: string, now: Date): Promise<Known>;
  /**
   * Gives an account what the configuration says is its due.
   * @throws ApiError `sign_in_again` where it got a role: every session of it is over.
   */
  recognise(account: Account, now: Date): Promise<void>;
  /** Ends every session of an account, on all devices. */
  endSessions(account: Account, now: Date): Promise<void>;
  /** @throws ApiError `account_not_found`. */
  find(email: string): Promise<Known>;
  /** Who is listed as an admin, each as their account is now. */
  admins(page: PageRequest): Promise<Page<ListedAdmin>>;
  /** @throws ApiError `account_not_found`, `email_unverified`. */
  makeAdmin(email: string, actor: Actor): Promise<Known>;
  /** @throws ApiError `account_not_found`, `owner_protected`, `last_admin`. */
  removeAdmin(email: string, actor: Actor): Promise<Known>;
  /** As `removeAdmin`, of an account that needs no e-mail, as the local admin's, and may be gone. */
  removeAccount(uid: string, actor: Actor): Promise<void>;
}

export interface AuthServiceParts {
  accounts: Accounts;
  roles: Roles;
  store: Pick<RoleStore, 'list' | 'endSessions'>;
  sessions: Sessions;
  /** The local login in force; null where it is switched off. */
  login: string | null;
}

export function authService({ accounts, roles, store, sessions, login }: AuthServiceParts): AuthService {
  /** @throws ApiError `account_not_found`. */
  async function find(email: string): Promise<Account> {
    return found(await accounts.byEmail(email), 'account_not_found');
  }

  async function recognise(account: Account, now: Date): Promise<void> {
    if (await roles.giveOwner(account, now)) throw new ApiError('sign_in_again');
  }

  return {
    recognise,

    async verify(token, now) {
      const known = found(await sessions.at(token, now), 'unauthenticated');
      await recognise(known.account, now);
      return known;
    },

    async endSessions({ uid, claims }, now) {
      // Before the provider: of what it has ended the rules know nothing, and the caller could not ask again.
      if (claims.admin || claims.owner) await store.endSessions(uid, now);
      await accounts.endSessions(uid);
    },

    async admins(page) {
      const { items, nextCursor } = await store.list(page);
      const found = await accounts.byUids(items.map(({ uid }) => uid));
      const byUid = new Map(found.map((account) => [account.uid, account]));
      return { items: items.map((place) => toListedAdmin(place, byUid.get(place.uid) ?? null, login)), nextCursor };
    },

    find: async (email) => sessions.know(await find(email)),
    makeAdmin: async (email, actor) => sessions.know(await roles.grant(await find(email), actor)),
    removeAdmin: async (email, actor) => sessions.know(await roles.revoke(await find(email), actor)),

    async removeAccount(uid, actor) {
      const account = await accounts.byUid(uid);
      await (account === null ? roles.revokeGone(uid, actor) : roles.revoke(account, actor));
    },
  };
}
