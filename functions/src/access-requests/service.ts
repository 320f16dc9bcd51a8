import { isDeepStrictEqual } from 'node:util';
import type { AccessRequest, ListedAccessRequest, RequestProof } from '@arena/domain';
import type { Account, Accounts } from '../auth/accounts.ts';
import type { Actor } from '../auth/actor.ts';
import { demandProven, type Roles } from '../auth/roles.ts';
import type { Grant } from '../auth/store.ts';
import { ApiError, found } from '../failure.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { commitOnto } from '../records/commit-onto.ts';
import { type AccessRequestStore, type Decision, decided, type ReviewedRequest } from './store.ts';

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
  /** @throws ApiError `not_found`, `already_decided`; `decided_meanwhile` where the account has got access otherwise. */
  reject(uid: string, notes: string, actor: Actor): Promise<AccessRequest>;
}

export interface AccessRequestParts {
  store: AccessRequestStore;
  accounts: Pick<Accounts, 'byUid' | 'byUids'>;
  roles: Pick<Roles, 'activate' | 'isListed' | 'isUnfinished' | 'prepare'>;
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

/** @throws ApiError `not_found`, `already_decided`. */
function pendingIn(stored: ReviewedRequest | null): AccessRequest {
  const reviewed = found(stored);
  if (!isPending(reviewed)) throw new ApiError('already_decided');
  return reviewed.request;
}

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
  /** The account that made a request, under the address that it named then. */
  async function requester(request: AccessRequest): Promise<Account> {
    const account = await accounts.byUid(request.uid);
    // The local admin's account is one by the login alone, whatever address was linked to it.
    if (account === null || account.claims.local) throw new ApiError('account_not_found');
    if (!isUnmoved(request, account)) throw new ApiError('email_changed');
    demandProven(account);
    return account;
  }

  function decide(uid: string, decision: Decision): Promise<AccessRequest> {
    let hasTried = false;
    return commitOnto(
      () => store.read(uid),
      (stored) => {
        const isDone = stored !== null && isDeepStrictEqual(stored.request, decided(stored.request, decision));
        if (hasTried && isDone) return { result: stored.request, changes: null };
        hasTried = true;
        return { result: decided(pendingIn(stored), decision), changes: decision };
      },
    );
  }

  /** The role that an approval gives, once what leads into its account is renewed. */
  async function roleFor(request: AccessRequest, { uid: by, now: at }: Actor): Promise<Grant> {
    const account = await requester(request);
    const { uid, email } = account;
    return { uid, email, owner: false, login: null, validSince: await roles.prepare(account), by, at };
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
      const stored = await store.one(uid);
      if (stored?.request.status === 'approved') {
        const account = await requester(stored.request);
        if (!(await roles.isUnfinished(account))) throw new ApiError('already_decided');
        // The claim could not be set then.
        await roles.activate(account, { admin: true });
        return stored.request;
      }
      const grant = await roleFor(pendingIn(stored), actor);
      const request = await decide(uid, { status: 'approved', notes, by: actor.uid, at: actor.now, grant });
      await roles.activate(await requester(request), { admin: true });
      return request;
    },

    async reject(uid, notes, { uid: by, now: at }) {
      pendingIn(await store.one(uid));
      const account = await accounts.byUid(uid);
      if (account !== null && (await roles.isListed(account))) throw new ApiError('decided_meanwhile');
      return decide(uid, { status: 'rejected', notes, by, at, grant: null });
    },
  };
}
