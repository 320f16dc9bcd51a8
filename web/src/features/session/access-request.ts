import { documentsName, documentsUrl } from '../../lib/firestore-rest.ts';

/** Who asks for access: the account's own fields, and an ID token that says so. */
export interface Requester {
  uid: string;
  email: string;
  displayName: string;
  token: string;
}

const COLLECTION = 'userRequests';

async function post(method: 'runQuery' | 'commit', token: string, body: object): Promise<unknown> {
  const response = await fetch(`${documentsUrl}:${method}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  return response.json();
}

function equal(fieldPath: string, stringValue: string) {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } };
}

/** Whether a request of that e-mail is waiting for an answer. */
async function isPending({ email, token }: Requester): Promise<boolean> {
  const filters = [equal('email', email), equal('status', 'pending')];
  const where = { compositeFilter: { op: 'AND', filters } };
  const structuredQuery = { from: [{ collectionId: COLLECTION }], where, limit: 1 };
  const rows = await post('runQuery', token, { structuredQuery });
  return Array.isArray(rows) && rows.some((row) => 'document' in Object(row));
}

const text = (stringValue: string) => ({ stringValue });
const NOTHING = { nullValue: null };

/**
 * Files a request for access to the panel, unless one is pending for that e-mail (specification, section 4).
 * One that was answered before is asked anew: it takes the place of the old one.
 * @throws where it could not be filed.
 */
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
  await post('commit', token, { writes: [write] });
}
