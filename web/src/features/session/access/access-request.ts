import { isFields } from '@arena/domain';
import { documentsName, documentsUrl } from '#lib/calls/firestore-rest.ts';

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
