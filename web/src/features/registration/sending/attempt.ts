import { isFields } from '@arena/domain';
import { newLinkToken } from '../../../lib/addresses/link-token.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../../lib/storage/visitor-storage-keys.ts';

/**
 * One player's try to register in one tournament. It lives in the tab's session until the server has answered, so
 * that a double tap, a retry after a lost reply and a reload are all the same registration.
 */
export interface Attempt {
  requestId: string;
  /** The token of the private link that it gets: made here, so that a reply that is lost takes nothing with it. */
  link: string;
  /** What is in the fields: see `restoredValues`. */
  values: unknown;
  /** What was sent first, while no answer has come: the server may hold it already. Null where nothing was. */
  unanswered: unknown;
  /** What was told to be sent and waits for a signal; null where nothing does. */
  waiting: unknown;
}

function newAttempt(values: unknown = null): Attempt {
  return { requestId: crypto.randomUUID(), link: newLinkToken(), values, unanswered: null, waiting: null };
}

function readAttempt(key: string): Attempt | null {
  const kept = readStored('session', key);
  if (!isFields(kept) || typeof kept.requestId !== 'string') return null;
  const { requestId, link, values = null, unanswered = null, waiting = null } = kept;
  return { requestId, link: typeof link === 'string' ? link : newLinkToken(), values, unanswered, waiting };
}

/** The try that this tab has begun for the tournament, or a new one. */
export function currentAttempt(tournamentId: string): Attempt {
  return readAttempt(visitorStorageKeys.registrationAttempt(tournamentId)) ?? newAttempt();
}

/** What this tab was told to send, in whatever tournament, and couldn't for want of a signal. */
export function waitingAttempts(): unknown[] {
  const attempts = storedKeys('session', visitorStorageKeys.registrationAttempt('')).map(readAttempt);
  return attempts.flatMap((attempt) => (attempt === null || attempt.waiting === null ? [] : [attempt.waiting]));
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
