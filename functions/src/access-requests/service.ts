import type { AccessRequest } from '@arena/domain';
import type { Account, Accounts } from '../auth/accounts.ts';
import type { Actor } from '../auth/actor.ts';
import { demandProven, type Roles } from '../auth/roles.ts';
import type { Grant } from '../auth/store.ts';
import { ApiError } from '../failure.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import type { AccessRequestStore, Decision, StoredRequest } from './store.ts';

export interface AccessRequestService {
  list(status: AccessRequest['status'] | undefined, page: PageRequest): Promise<Page<AccessRequest>>;
  /**
   * Approves a request, which makes its account an admin.
   * @throws ApiError `not_found`, `account_not_found`, `email_unverified`, `already_decided`.
   */
  approve(uid: string, notes: string, actor: Actor): Promise<AccessRequest>;
  /** @throws ApiError `not_found`, `already_decided`. */
  reject(uid: string, notes: string, actor: Actor): Promise<AccessRequest>;
}

export interface AccessRequestParts {
  store: AccessRequestStore;
  accounts: Pick<Accounts, 'byUid'>;
  roles: Pick<Roles, 'activate' | 'isUnfinished'>;
}

export function accessRequestService({ store, accounts, roles }: AccessRequestParts): AccessRequestService {
  async function read(uid: string): Promise<StoredRequest> {
    const stored = await store.one(uid);
    if (stored === null) throw new ApiError('not_found');
    return stored;
  }

  async function requester(uid: string): Promise<Account> {
    const account = await accounts.byUid(uid);
    if (account === null) throw new ApiError('account_not_found');
    demandProven(account);
    return account;
  }

  async function decide(stored: StoredRequest, decision: Decision, grant: Grant | null): Promise<AccessRequest> {
    if (stored.request.status !== 'pending') throw new ApiError('already_decided');
    const request = await store.decide(stored, decision, grant);
    if (request === null) throw new ApiError('already_decided');
    return request;
  }

  return {
    list: (status, page) => store.list(status, page),

    async approve(uid, notes, { uid: by, now: at }) {
      const stored = await read(uid);
      if (stored.request.status === 'rejected') throw new ApiError('already_decided');
      const account = await requester(uid);
      const isUnfinished = stored.request.status === 'approved' && (await roles.isUnfinished(account));
      const grant = { uid, email: account.email, owner: false, by, at };
      const decision = { status: 'approved', notes, by, at } as const;
      const request = isUnfinished ? stored.request : await decide(stored, decision, grant);
      await roles.activate(account, { admin: true });
      return request;
    },

    async reject(uid, notes, { uid: by, now: at }) {
      return decide(await read(uid), { status: 'rejected', notes, by, at }, null);
    },
  };
}
