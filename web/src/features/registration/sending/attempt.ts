import { isFields } from '@arena/domain';
import { newLinkToken } from '#lib/addresses/link-token.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';

/**
 * One attempt to register in a tournament. It is stored in the tab's session until it succeeds, so that a double tap, a
 * retry after a lost answer and a reload are the same registration.
 */
export interface Attempt {
  requestId: string;
  /** Token of its private link. Creating it here means that a lost answer doesn't lose it. */
  link: string;
  /** Values of the fields (`restoredValues`). */
  values: unknown;
  /** True if it was sent without an answer, so the server may have it. */
  unanswered: boolean;
}

/** Returns this tab's attempt for the tournament, or a new one. */
export function currentAttempt(tournamentId: string): Attempt {
  const kept = readStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
  const { requestId, link, values = null, unanswered } = isFields(kept) ? kept : {};
  if (typeof requestId !== 'string')
    return { requestId: crypto.randomUUID(), link: newLinkToken(), values: null, unanswered: false };
  return { requestId, link: typeof link === 'string' ? link : newLinkToken(), values, unanswered: unanswered === true };
}

/** Stores the attempt, to survive a reload. */
export function keepAttempt(tournamentId: string, attempt: Attempt): void {
  writeStored('session', visitorStorageKeys.registrationAttempt(tournamentId), attempt);
}

/** Deletes the attempt after success. */
export function forgetAttempt(tournamentId: string): void {
  removeStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
}
