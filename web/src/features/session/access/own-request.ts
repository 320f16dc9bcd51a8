import { call } from '#lib/calls/api.ts';
import { reportProblem } from '#lib/page/log.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, writeStored } from '#lib/storage/storage.ts';

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
