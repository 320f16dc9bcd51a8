import { isFields } from '@arena/domain';
import { newLinkToken } from '../../../lib/addresses/link-token.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../../lib/storage/visitor-storage-keys.ts';

/**
 * One player's try to register in one tournament. It lives in the tab's session until the server has answered, so
 * that a double tap, a retry after a lost reply and a reload are all the same registration.
 */
export interface Attempt {
  requestId: string;
  /** The token of the private link that it gets: made here, so that a reply that is lost takes nothing with it. */
  link: string;
  /** The fields' values (`restoredValues`). */
  values: unknown;
  /** True if it was sent: the server may have it. */
  unanswered: boolean;
}

function newAttempt(values: unknown = null): Attempt {
  return { requestId: crypto.randomUUID(), link: newLinkToken(), values, unanswered: false };
}

/** The try that this tab has begun for the tournament, or a new one. */
export function currentAttempt(tournamentId: string): Attempt {
  const kept = readStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
  if (!isFields(kept) || typeof kept.requestId !== 'string') return newAttempt();
  const { requestId, link, values = null, unanswered } = kept;
  return { requestId, link: typeof link === 'string' ? link : newLinkToken(), values, unanswered: unanswered === true };
}

/** Keeps the try across a reload. */
export function keepAttempt(tournamentId: string, attempt: Attempt): void {
  writeStored('session', visitorStorageKeys.registrationAttempt(tournamentId), attempt);
}

/** The server refused: what was typed stays, and what is sent next is another try. */
export function refusedAttempt(tournamentId: string, { values }: Attempt): void {
  keepAttempt(tournamentId, newAttempt(values));
}

/** The server accepted: nothing of it stays in the browser. */
export function forgetAttempt(tournamentId: string): void {
  removeStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
}
