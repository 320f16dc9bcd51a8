import { errorText, isFields } from '@arena/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/calls/api.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { documentsName, documentsUrl } from '#lib/calls/firestore-rest.ts';
import { reportProblem } from '#lib/page/log.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, writeStored } from '#lib/storage/storage.ts';
import { session } from '../session.ts';

/** The requesting account's fields and ID token. */
export interface Requester {
  uid: string;
  email: string;
  displayName: string;
  token: string;
}

const COLLECTION = 'userRequests';

async function ask(address: string, token: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return fetch(`${documentsUrl}${address}`, { ...init, headers });
}

function demandOk({ ok, status }: Response): void {
  if (!ok) throw new Error(`Firestore answered ${status}`);
}

const text = (stringValue: string) => ({ stringValue });

const equals = (fieldPath: string, value: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: text(value) },
});

/** True if a request for this address is pending, also one of an earlier account. */
async function isPending({ email, token }: Requester): Promise<boolean> {
  const filters = [equals('email', email), equals('status', 'pending')];
  const structuredQuery = {
    from: [{ collectionId: COLLECTION }],
    where: { compositeFilter: { op: 'AND', filters } },
    limit: 1,
  };
  const response = await ask(':runQuery', token, { method: 'POST', body: JSON.stringify({ structuredQuery }) });
  demandOk(response);
  const results: unknown = await response.json();
  return Array.isArray(results) && results.some((result) => isFields(result) && isFields(result.document));
}

const NOTHING = { nullValue: null };

/** Files a request for access, unless one is pending for its address. It replaces a decided one. @throws if it can't be filed. */
export async function fileAccessRequest(requester: Requester): Promise<void> {
  if (await isPending(requester)) return;
  const { uid, email, displayName, token } = requester;
  const fields = {
    uid: text(uid),
    email: text(email),
    displayName: text(displayName),
    status: text('pending'),
    approvedAt: NOTHING,
    approvedBy: NOTHING,
    rejectedAt: NOTHING,
    rejectedBy: NOTHING,
    notes: text(''),
  };
  const write = {
    update: { name: `${documentsName}/${COLLECTION}/${uid}`, fields },
    updateTransforms: [{ fieldPath: 'requestedAt', setToServerValue: 'REQUEST_TIME' }],
  };
  demandOk(await ask(':commit', token, { method: 'POST', body: JSON.stringify({ writes: [write] }) }));
}

interface OwnRequest {
  uid: string;
  email: string;
}

/** Stores which account requested access in this browser. */
export function keepOwnRequest(request: OwnRequest): void {
  writeStored('local', adminStorageKeys.ownRequest, request);
}

function keptUid(email: string): string | null {
  const kept = readStored('local', adminStorageKeys.ownRequest);
  if (typeof kept !== 'object' || kept === null || !('uid' in kept) || !('email' in kept)) return null;
  return kept.email === email && typeof kept.uid === 'string' ? kept.uid : null;
}

/**
 * True if the account that requested access from here under this address has it now; then its password was reset. Only
 * this browser knows the uid, so trying addresses reveals no admin.
 */
export async function isAccessGranted(email: string): Promise<boolean> {
  const uid = keptUid(email);
  if (uid === null) return false;
  try {
    return (await call('GET /access-requests/:uid/access', { params: { uid } })).hasAccess;
  } catch (error) {
    reportProblem('Asking about an access request', error);
    return false;
  }
}

const setupQuery = queryOptions({
  queryKey: ['whether there is an admin'],
  queryFn: () => call('GET /auth/setup/check', {}),
  ...refetchOnOpen,
});

/** True if the site has no admin yet; false while loading. */
export function useNeedsSetup(): boolean {
  return useQuery(setupQuery).data?.needsSetup === true;
}

/** Makes the signed-in account the first admin; it has to sign in again. @throws {ApiError} */
export async function claimFirstAdmin(secret: string): Promise<void> {
  await authorizedCall('POST /auth/setup/initial-admin', { body: { secret } });
  await session.recheck(errorText.sign_in_again);
}
