import type { AccessApproval, AccessRequest, GivenRole, ListedAccessRequest, RequestProof } from '@arena/domain';
import type { EndpointInput, PasswordMail } from '@arena/domain/api';
import { ApiError, found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { existingDocument, toTimestamp } from '../platform/firestore.ts';
import { type Page, readPage } from '../platform/page.ts';
import {
  type ReviewedRequest,
  readRequest,
  requestDocument,
  reviewDocument,
  toReviewed,
} from './access-request-document.ts';
import type { Account, AuthContext } from './accounts.ts';
import {
  adminDocument,
  answerFields,
  type RequestAnswer,
  toAdminRecord,
  writeAnswer,
  writeGrant,
} from './admin-record.ts';
import { activate, listedRole, NOT_RENEWED, renewWithMail, roleIn } from './roles.ts';
import { requireVerified } from './viewer.ts';

type ListQuery = EndpointInput<'GET /access-requests'>['query'];

/** The provider stores addresses in lower case. */
function hasSameAddress({ email }: AccessRequest, account: Account): boolean {
  return account.email === email.toLowerCase();
}

function stateOf(request: AccessRequest, account: Account | undefined): RequestProof['state'] {
  if (account === undefined) return 'gone';
  if (!hasSameAddress(request, account)) return 'moved';
  return account.emailVerified ? 'proven' : 'unproven';
}

const isPending = ({ request }: ReviewedRequest) => request.status === 'pending';

/** True if the address was verified since the last look at the request. */
function isNewlyVerified({ request, seen }: ReviewedRequest, account: Account | undefined): boolean {
  return stateOf(request, account) === 'proven' && seen?.email !== request.email;
}

function proofOf(reviewed: ReviewedRequest, account: Account | undefined, now: Date): RequestProof {
  const state = stateOf(reviewed.request, account);
  const seenAt = isNewlyVerified(reviewed, account) ? now.toISOString() : (reviewed.seen?.at ?? null);
  return { state, since: state === 'proven' ? seenAt : null };
}

/** Stores when the addresses were first seen to be verified. */
async function saveProofs({ db, now }: Context, requests: readonly AccessRequest[]): Promise<void> {
  const batch = db.batch();
  const provenAt = toTimestamp(now);
  for (const { uid, email } of requests) {
    batch.set(reviewDocument(db, uid), { provenEmail: email, provenAt }, { merge: true });
  }
  if (requests.length > 0) await batch.commit();
}

/** Records that an applicant has a verified address, at sign-in. */
export async function noteProof(context: AuthContext, account: Account): Promise<void> {
  const stored = account.emailVerified ? await readRequest(context.db, account.uid) : null;
  if (stored && isPending(stored) && isNewlyVerified(stored, account)) await saveProofs(context, [stored.request]);
}

/** Lists requests, newest first. Pending ones include the current state of their accounts. */
export async function listRequests(
  context: AuthContext,
  { status, ...page }: ListQuery,
): Promise<Page<ListedAccessRequest>> {
  const { db, accounts, now } = context;
  const all = db.collection('userRequests');
  const query = status === undefined ? all : all.where('status', '==', status);
  const { items: documents, nextCursor } = await readPage(
    query,
    { field: 'requestedAt', order: 'desc' },
    page,
    (document) => document,
  );
  const reviews = await Promise.all(documents.map(({ id }) => reviewDocument(db, id).get()));
  const items = documents.flatMap((document, index) => {
    const review = reviews[index];
    return review === undefined ? [] : [toReviewed(document, review)];
  });
  const pending = items.filter(isPending);
  const known = await accounts.byUids(pending.map(({ request }) => request.uid));
  const accountOf = ({ request }: ReviewedRequest) => known.find(({ uid }) => uid === request.uid);
  const news = pending.filter((reviewed) => isNewlyVerified(reviewed, accountOf(reviewed)));
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

/** Finds the account of a request, if it still has the same address. */
async function applicantOf({ accounts }: AuthContext, request: AccessRequest): Promise<Account> {
  const account = found(await accounts.byUid(request.uid), 'account_not_found');
  if (!hasSameAddress(request, account)) throw new ApiError('email_changed');
  requireVerified(account);
  return account;
}

interface Grant {
  account: Account;
  role: GivenRole;
  /** Sessions are valid from this time; null if the account already has a role. */
  validSince: string | null;
}

/** Answers a request and grants its role in one commit. Repeating the call has no effect. */
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
      // An approval never lowers an admin's role.
      const role = listed === 'admin' || listed === 'owner' ? listed : grant.role;
      if (role !== listed || validSince !== null)
        writeGrant(tx, context, admin, { uid, email: account.email, role, validSince });
    }
    return { ...request, ...answerFields(decision, actor, now.toISOString()), notes: decision.notes };
  });
}

/**
 * Approves a request, grants its account a role and mails it the link to choose a password. The account must still have
 * the same address.
 */
export async function approveRequest(
  context: AuthContext,
  uid: string,
  { notes = '', role }: AccessApproval,
): Promise<AccessRequest & { passwordMail: PasswordMail }> {
  const { request } = found(await readRequest(context.db, uid));
  if (request.status === 'rejected') throw new ApiError('already_decided');
  const account = await applicantOf(context, request);
  const listed = await listedRole(context, account);
  // The role was removed after the approval. Granting it again is a separate decision.
  if (request.status === 'approved' && listed === null) throw new ApiError('already_decided');
  const { validSince, passwordMail } = listed !== null ? NOT_RENEWED : await renewWithMail(context, account);
  const approved = await answer(context, uid, { status: 'approved', notes }, { account, role, validSince });
  const applicant = await applicantOf(context, request);
  await activate(context, applicant, (await listedRole(context, applicant)) ?? role);
  return { ...approved, passwordMail };
}

/** Rejects a request. @throws ApiError `decision_conflict` if its account got a role in another way. */
export async function rejectRequest(context: AuthContext, uid: string, notes: string): Promise<AccessRequest> {
  const { request } = found(await readRequest(context.db, uid));
  if (request.status === 'approved') throw new ApiError('already_decided');
  const account = await context.accounts.byUid(uid);
  if (request.status === 'pending' && account !== null && (await listedRole(context, account)) !== null) {
    throw new ApiError('decision_conflict');
  }
  return answer(context, uid, { status: 'rejected', notes }, null);
}
