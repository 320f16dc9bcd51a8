import { readStored, removeStored, storageKeys, writeStored } from '../../lib/storage.ts';

/**
 * One player's try to register in one tournament. It lives in the tab's session until the server has answered, so
 * that a double tap, a retry after a lost reply and a reload are all the same registration.
 */
export interface Attempt {
  requestId: string;
  /** What is in the fields: see `restoredValues`. */
  values: unknown;
  /** It was sent, and no answer has come: the server may hold it already. */
  unanswered: boolean;
}

function newAttempt(values: unknown = null): Attempt {
  return { requestId: crypto.randomUUID(), values, unanswered: false };
}

/** The try that this tab has begun for the tournament, or a new one. */
export function currentAttempt(tournamentId: string): Attempt {
  const kept = readStored('session', storageKeys.registrationAttempt(tournamentId));
  if (typeof kept !== 'object' || kept === null) return newAttempt();
  if (!('requestId' in kept && 'values' in kept && typeof kept.requestId === 'string')) return newAttempt();
  return {
    requestId: kept.requestId,
    values: kept.values,
    unanswered: 'unanswered' in kept && kept.unanswered === true,
  };
}

/** Keeps the try across a reload. */
export function keepAttempt(tournamentId: string, attempt: Attempt): void {
  writeStored('session', storageKeys.registrationAttempt(tournamentId), attempt);
}

/** The server refused: what was typed stays, and what is sent next is another try. */
export function refusedAttempt(tournamentId: string, { values }: Attempt): void {
  keepAttempt(tournamentId, newAttempt(values));
}

/** The server accepted: nothing of it stays in the browser. */
export function forgetAttempt(tournamentId: string): void {
  removeStored('session', storageKeys.registrationAttempt(tournamentId));
}
