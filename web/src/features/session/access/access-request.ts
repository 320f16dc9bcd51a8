import { documentsName, documentsUrl, readFields } from '../../../lib/calls/firestore-rest.ts';

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

/** True if the account has a pending request. */
async function isPending({ uid, token }: Requester): Promise<boolean> {
  const response = await ask(`/${COLLECTION}/${uid}?mask.fieldPaths=status`, token);
  if (response.status === 404) return false;
  demandOk(response);
  return readFields(await response.json()).status === 'pending';
}

const text = (stringValue: string) => ({ stringValue });
const NOTHING = { nullValue: null };

/** Files a request for access, unless one is pending. It replaces a decided one. @throws if it can't be filed. */
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
