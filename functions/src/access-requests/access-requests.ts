import type { AccessApproval, AccessRequest, GivenRole, ListedAccessRequest, RequestProof } from '@arena/domain';
import type { EndpointInput } from '@arena/domain/api';
import type { Account } from '../auth/accounts.ts';
import {
  adminDocument,
  answerFields,
  type RequestAnswer,
  toAdminRecord,
  writeAnswer,
  writeGrant,
} from '../auth/admin-record.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { activate, listedRole, roleIn } from '../auth/roles.ts';
import { requireVerified } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { ApiError, found } from '../failure.ts';
import { readPage } from '../lib/pagination.ts';
import { existingDocument, toTimestamp } from '../platform/firestore.ts';
import type { Page } from '../platform/page.ts';
import { type ReviewedRequest, readRequest, requestDocument, reviewDocument, toReviewed } from './request-document.ts';

type ListQuery = EndpointInput<'GET /access-requests'>['query'];

/** Compares addresses; the provider writes them in lower case. */
function isUnmoved({ email }: AccessRequest, account: Account): boolean {
  return account.email === email.toLowerCase();
}

function stateOf(request: AccessRequest, account: Account | undefined): RequestProof['state'] {
  if (account === undefined) return 'gone';
  if (!isUnmoved(request, account)) return 'moved';
  return account.emailVerified ? 'proven' : 'unproven';
}

const isPending = ({ request }: ReviewedRequest) => request.status === 'pending';

/** The address is proven now and wasn't when it was last looked at. */
function isNews({ request, seen }: ReviewedRequest, account: Account | undefined): boolean {
  return stateOf(request, account) === 'proven' && seen?.email !== request.email;
}

function proofOf(reviewed: ReviewedRequest, account: Account | undefined, now: Date): RequestProof {
  const state = stateOf(reviewed.request, account);
  const seenAt = isNews(reviewed, account) ? now.toISOString() : (reviewed.seen?.at ?? null);
  return { state, since: state === 'proven' ? seenAt : null };
}

/** Remembers since when addresses are known to be proven. */
async function saveProofs({ db, now }: Context, requests: readonly AccessRequest[]): Promise<void> {
  const batch = db.batch();
  const provenAt = toTimestamp(now);
  for (const { uid, email } of requests) {
    batch.set(reviewDocument(db, uid), { provenEmail: email, provenAt }, { merge: true });
  }
  if (requests.length > 0) await batch.commit();
}

/** Notes the proof of an applicant who signs in. */
export async function noteProof(context: AuthContext, account: Account): Promise<void> {
  const stored = account.emailVerified ? await readRequest(context.db, account.uid) : null;
  if (stored && isPending(stored) && isNews(stored, account)) await saveProofs(context, [stored.request]);
}

/** Lists requests, newest first; pending ones with the live state of their accounts. */
export async function listRequests(
  context: AuthContext,
  { status, ...page }: ListQuery,
): Promise<Page<ListedAccessRequest>> {
  const { db, accounts, now } = context;
  const all = db.collection('userRequests');
  const query = (status === undefined ? all : all.where('status', '==', status)).orderBy('requestedAt', 'desc');
  const { items: documents, nextCursor } = await readPage(all, query, page, (document) => document);
  const reviews = await Promise.all(documents.map(({ id }) => reviewDocument(db, id).get()));
  const items = documents.flatMap((document, index) => {
    const review = reviews[index];
    return review === undefined ? [] : [toReviewed(document, review)];
  });
  const pending = items.filter(isPending);
  const known = await accounts.byUids(pending.map(({ request }) => request.uid));
  const accountOf = ({ request }: ReviewedRequest) => known.find(({ uid }) => uid === request.uid);
  const news = pending.filter((reviewed) => isNews(reviewed, accountOf(reviewed)));
  await saveProofs(
    context,
    news.map(({ request }) => request),
  );
  const listed = items.map((reviewed) => {
    const proof = isPending(reviewed) ? proofOf(reviewed, accountOf(reviewed), now) : null;
    return { ...reviewed.request, proof };
  });
  return { items: listed, nextCursor };
}

export async function hasAccess({ db }: Context, uid: string): Promise<boolean> {
  return (await adminDocument(db, uid).get()).exists;
}

/** The account that made a request, under the address that it named then. */
async function applicantOf({ accounts }: AuthContext, request: AccessRequest): Promise<Account> {
  const account = found(await accounts.byUid(request.uid), 'account_not_found');
  if (!isUnmoved(request, account)) throw new ApiError('email_changed');
  requireVerified(account);
  return account;
}

interface Grant {
  account: Account;
  role: GivenRole;
  /** Sessions count from then on; null if the account is listed already. */
  validSince: string | null;
}

/** Answers a request in one commit with the role that it gives. An equal answer is a repetition. */
async function answer(
  context: AuthContext,
  uid: string,
  decision: RequestAnswer,
  grant: Grant | null,
): Promise<AccessRequest> {
  const { db, actor, now } = context;
  return db.runTransaction(async (tx) => {
    const [document, review, admin] = await Promise.all([
      tx.get(requestDocument(db, uid)),
      tx.get(reviewDocument(db, uid)),
      tx.get(adminDocument(db, uid)),
    ]);
    const { request } = toReviewed(existingDocument(document), review);
    if (request.status === decision.status) return request;
    if (request.status !== 'pending') throw new ApiError('already_decided');
    writeAnswer(tx, context, document, decision);
    if (grant !== null) {
      const { account, validSince } = grant;
      const listed = admin.exists ? roleIn(toAdminRecord(admin), account) : null;
      // An approval takes nothing from an admin.
      const role = listed === 'admin' || listed === 'owner' ? listed : grant.role;
      if (role !== listed || validSince !== null)
        writeGrant(tx, context, admin, { uid, email: account.email, role, validSince });
    }
    return { ...request, ...answerFields(decision, actor, now.toISOString()), notes: decision.notes };
  });
}

/** Approves a request: its account gets a role, under the address that it named. */
export async function approveRequest(
  context: AuthContext,
  uid: string,
  { notes = '', role }: AccessApproval,
): Promise<AccessRequest> {
  const { request } = found(await readRequest(context.db, uid));
  if (request.status === 'rejected') throw new ApiError('already_decided');
  const account = await applicantOf(context, request);
  const listed = await listedRole(context, account);
  // The role was taken away since: giving it again is a decision of its own.
  if (request.status === 'approved' && listed === null) throw new ApiError('already_decided');
  const validSince = listed !== null ? null : await context.accounts.renewCredentials(account);
  const approved = await answer(context, uid, { status: 'approved', notes }, { account, role, validSince });
  const applicant = await applicantOf(context, request);
  await activate(context, applicant, (await listedRole(context, applicant)) ?? role);
  return approved;
}

/** Rejects a request. @throws ApiError `decision_conflict` where its account has got access otherwise */
export async function rejectRequest(context: AuthContext, uid: string, notes: string): Promise<AccessRequest> {
  const { request } = found(await readRequest(context.db, uid));
  if (request.status === 'approved') throw new ApiError('already_decided');
  const account = await context.accounts.byUid(uid);
  if (request.status === 'pending' && account !== null && (await listedRole(context, account)) !== null) {
    throw new ApiError('decision_conflict');
  }
  return answer(context, uid, { status: 'rejected', notes }, null);
}
