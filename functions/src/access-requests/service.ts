import type { AccessRequest, ListedAccessRequest, RequestProof } from '@arena/domain';
import type { Account, Accounts } from '../auth/accounts.ts';
import type { Actor } from '../auth/actor.ts';
import { demandProven, type Roles } from '../auth/roles.ts';
import type { Grant } from '../auth/store.ts';
import { ApiError } from '../failure.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import type { AccessRequestStore, Decision, ReviewedRequest, StoredRequest } from './store.ts';

export interface AccessRequestService {
  /** Requests, the newest first, those that wait with what is known of their accounts now. */
  list(status: AccessRequest['status'] | undefined, page: PageRequest, now: Date): Promise<Page<ListedAccessRequest>>;
  /** Remembers since when an account that waits for an answer is known to own its address. */
  noteProof(account: Account, now: Date): Promise<void>;
  /**
   * Approves a request, which makes its account an admin: the one that made it, under the address that it named then.
   * @throws ApiError `not_found`, `account_not_found`, `email_changed`, `email_unverified`, `already_decided`.
   */
  approve(uid: string, notes: string, actor: Actor): Promise<AccessRequest>;
  /** @throws ApiError `not_found`, `already_decided`. */
  reject(uid: string, notes: string, actor: Actor): Promise<AccessRequest>;
}

export interface AccessRequestParts {
  store: AccessRequestStore;
  accounts: Pick<Accounts, 'byUid' | 'byUids'>;
  roles: Pick<Roles, 'activate' | 'isUnfinished' | 'prepare'>;
}

/** Whether an account still has the address under which it asked; the provider writes it in lower case. */
function isUnmoved({ email }: AccessRequest, account: Account): boolean {
  return account.email === email.toLowerCase();
}

function stateOf(request: AccessRequest, account: Account | undefined): RequestProof['state'] {
  if (account === undefined) return 'gone';
  if (!isUnmoved(request, account)) return 'moved';
  return account.emailVerified ? 'proven' : 'unproven';
}

const requestOf = ({ request }: ReviewedRequest) => request;
const isPending = ({ request }: ReviewedRequest) => request.status === 'pending';

/** Whether an address that is proven now was not seen to be before. */
function isNews({ request, seen }: ReviewedRequest, account: Account | undefined): boolean {
  return stateOf(request, account) === 'proven' && seen?.email !== request.email;
}

function proofOf(reviewed: ReviewedRequest, account: Account | undefined, now: Date): RequestProof {
  const state = stateOf(reviewed.request, account);
  const seenAt = isNews(reviewed, account) ? now.toISOString() : (reviewed.seen?.at ?? null);
  return { state, since: state === 'proven' ? seenAt : null };
}

export function accessRequestService({ store, accounts, roles }: AccessRequestParts): AccessRequestService {
  async function read(uid: string): Promise<StoredRequest> {
    const stored = await store.one(uid);
    if (stored === null) throw new ApiError('not_found');
    return stored;
  }

  async function requester(request: AccessRequest): Promise<Account> {
    const account = await accounts.byUid(request.uid);
    // The local admin's account is one by the login alone, whatever address was linked to it.
    if (account === null || account.claims.local) throw new ApiError('account_not_found');
    if (!isUnmoved(request, account)) throw new ApiError('email_changed');
    demandProven(account);
    return account;
  }

  async function decide(stored: StoredRequest, decision: Decision, grant: Grant | null): Promise<AccessRequest> {
    if (stored.request.status !== 'pending') throw new ApiError('already_decided');
    const request = await store.decide(stored, decision, grant);
    if (request === null) throw new ApiError('already_decided');
    return request;
  }

  /** Approves a request that waits, which lists its account. */
  async function give(stored: StoredRequest, account: Account, notes: string, actor: Actor): Promise<AccessRequest> {
    const { uid: by, now: at } = actor;
    const { uid, email } = account;
    const validSince = await roles.prepare(account);
    const grant = { uid, email, owner: false, login: null, validSince, by, at };
    return decide(stored, { status: 'approved', notes, by, at }, grant);
  }

  return {
    async list(status, page, now) {
      const { items, nextCursor } = await store.list(status, page);
      const waiting = items.filter(isPending);
      const found = await accounts.byUids(waiting.map(({ request }) => request.uid));
      const accountOf = ({ request }: ReviewedRequest) => found.find(({ uid }) => uid === request.uid);
      await store.see(waiting.filter((reviewed) => isNews(reviewed, accountOf(reviewed))).map(requestOf), now);
      const listed = items.map((reviewed) => {
        const proof = isPending(reviewed) ? proofOf(reviewed, accountOf(reviewed), now) : null;
        return { ...reviewed.request, proof };
      });
      return { items: listed, nextCursor };
    },

    async noteProof(account, now) {
      const stored = account.emailVerified ? await store.one(account.uid) : null;
      if (stored && isPending(stored) && isNews(stored, account)) await store.see([stored.request], now);
    },

    async approve(uid, notes, actor) {
      const stored = await read(uid);
      const { status } = stored.request;
      if (status === 'rejected') throw new ApiError('already_decided');
      const account = await requester(stored.request);
      if (status === 'approved' && !(await roles.isUnfinished(account))) throw new ApiError('already_decided');
      const request = status === 'approved' ? stored.request : await give(stored, account, notes, actor);
      await roles.activate(account, { admin: true });
      return request;
    },

    async reject(uid, notes, { uid: by, now: at }) {
      return decide(await read(uid), { status: 'rejected', notes, by, at }, null);
    },
  };
}
