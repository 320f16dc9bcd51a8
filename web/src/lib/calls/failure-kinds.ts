import { ApiError } from './api.ts';

/** True if a call had no answer, so it may have taken effect. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** `unexpected`: something between the phone and the server answered, such as a hotel's sign-in page. */
const LATER: readonly ApiError['code'][] = ['connection', 'unexpected', 'unattested', 'proof_required', 'rate_limited'];

/**
 * True if the call wasn't decided: it had no answer of the API, failed, or was asked to wait or for a proof. An earlier
 * try may have taken effect.
 */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof ApiError) || LATER.includes(error.code) || error.status >= 500;
}

/** True if a retry may succeed, possibly after a new sign-in. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || [401, 429].includes(error.status) || error.status >= 500);
}

/** Resolves with null for an error with this code. @throws {ApiError} */
export function nullOnError<T>(code: ApiError['code'], reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === code) return null;
    throw error;
  });
}
