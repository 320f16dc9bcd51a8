import type { ListedAdmin } from '@arena/domain';
import { ApiError } from '../failure.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Actor } from './actor.ts';
import { toListedAdmin } from './presenter.ts';
import type { Roles } from './roles.ts';
import type { RoleStore } from './store.ts';
import { sessionAt } from './viewer.ts';

export interface AuthService {
  /**
   * The account that an ID token stands for.
   * @throws ApiError `unauthenticated`.
   */
  verify(token: string, now: Date): Promise<Account>;
  /** The account as it is after it was given what the configuration says is its due. */
  recognise(account: Account, now: Date): Promise<Account>;
  /** Ends every session of an account, on all devices. */
  endSessions(account: Account): Promise<void>;
  /** @throws ApiError `account_not_found`. */
  find(email: string): Promise<Account>;
  /** Who is listed as an admin, each as their account is now. */
  admins(page: PageRequest): Promise<Page<ListedAdmin>>;
  /** @throws ApiError `account_not_found`, `email_unverified`. */
  makeAdmin(email: string, actor: Actor): Promise<Account>;
  /** @throws ApiError `account_not_found`, `owner_protected`, `last_admin`. */
  removeAdmin(email: string, actor: Actor): Promise<Account>;
}

export interface AuthServiceParts {
  accounts: Accounts;
  roles: Roles;
  store: Pick<RoleStore, 'list'>;
}

export function authService({ accounts, roles, store }: AuthServiceParts): AuthService {
  async function find(email: string): Promise<Account> {
    const account = await accounts.byEmail(email);
    if (account === null) throw new ApiError('account_not_found');
    return account;
  }

  return {
    find,

    async verify(token, now) {
      const session = await sessionAt(token, accounts, now);
      if (session === null) throw new ApiError('unauthenticated');
      return roles.withOwner(session.account, now);
    },

    async admins(page) {
      const { items, nextCursor } = await store.list(page);
      const found = await accounts.byUids(items.map(({ uid }) => uid));
      const byUid = new Map(found.map((account) => [account.uid, account]));
      return { items: items.map((place) => toListedAdmin(place, byUid.get(place.uid) ?? null)), nextCursor };
    },

    recognise: (account, now) => roles.withOwner(account, now),
    endSessions: ({ uid }) => accounts.endSessions(uid),
    makeAdmin: async (email, actor) => roles.grant(await find(email), actor),
    removeAdmin: async (email, actor) => roles.revoke(await find(email), actor),
  };
}
