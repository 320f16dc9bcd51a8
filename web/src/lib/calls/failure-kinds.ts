import { ApiError } from './api.ts';

/** True if a call failed without an answer: it may have been carried out all the same. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** `unexpected`: whatever stands between the phone and the server spoke for it, such as a hotel's sign-in page. */
const LATER: readonly ApiError['code'][] = ['connection', 'unexpected', 'unattested', 'proof_required', 'rate_limited'];

/**
 * True if nothing was decided on what was sent: no answer of the API came, it failed, or it asked to wait or for a
 * proof. It may have been carried out, now or by an earlier sending of it.
 */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof ApiError) || LATER.includes(error.code) || error.status >= 500;
}

/** True if a retry may succeed, possibly after a new sign-in. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || [401, 429].includes(error.status) || error.status >= 500);
}

/** Resolves with null for that code. @throws {ApiError} */
export function unless<T>(code: ApiError['code'], reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === code) return null;
    throw error;
  });
}
