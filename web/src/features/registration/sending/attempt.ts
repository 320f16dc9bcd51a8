import { isFields } from '@arena/domain';
import { newLinkToken } from '#lib/addresses/link-token.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/storage.ts';
import { visitorStorageKeys } from '#lib/storage/visitor-storage-keys.ts';

/**
 * One attempt to register in a tournament. It is stored in the tab's session until the server answers, so that a double
 * tap, a retry after a lost answer and a reload are the same registration.
 */
export interface Attempt {
  requestId: string;
  /** Token of its private link. Creating it here means that a lost answer doesn't lose it. */
  link: string;
  /** Values of the fields (`restoredValues`). */
  values: unknown;
  /** True if it was sent, so the server may have it. */
  unanswered: boolean;
}

function newAttempt(values: unknown = null): Attempt {
  return { requestId: crypto.randomUUID(), link: newLinkToken(), values, unanswered: false };
}

/** Returns this tab's attempt for the tournament, or a new one. */
export function currentAttempt(tournamentId: string): Attempt {
  const kept = readStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
  if (!isFields(kept) || typeof kept.requestId !== 'string') return newAttempt();
  const { requestId, link, values = null, unanswered } = kept;
  return { requestId, link: typeof link === 'string' ? link : newLinkToken(), values, unanswered: unanswered === true };
}

/** Stores the attempt, to survive a reload. */
export function keepAttempt(tournamentId: string, attempt: Attempt): void {
  writeStored('session', visitorStorageKeys.registrationAttempt(tournamentId), attempt);
}

/** Starts a new attempt with the same values after a refusal. */
export function refusedAttempt(tournamentId: string, { values }: Attempt): void {
  keepAttempt(tournamentId, newAttempt(values));
}

/** Deletes the attempt after success. */
export function forgetAttempt(tournamentId: string): void {
  removeStored('session', visitorStorageKeys.registrationAttempt(tournamentId));
}
