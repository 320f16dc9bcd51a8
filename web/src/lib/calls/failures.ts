import { commonErrorText } from '@arena/domain';
import { ApiError } from './api.ts';

export const EDIT_CONFLICT = 'Alguien más lo cambió. Ya ves la última versión: revísala y repite.';

/** Returns the text of a failed read. */
export function readFailureText(error: Error): string {
  return error instanceof ApiError ? error.text : commonErrorText.internal;
}

/** Returns the text of a failed action, with a way out. */
export function failureText(error: unknown): string {
  const message = error instanceof ApiError ? error.text : commonErrorText.internal;
  if (!(error instanceof ApiError) || error.status >= 500) return `${message} No se perdió nada.`;
  if (error.code === 'edit_conflict') return EDIT_CONFLICT;
  if (error.code === 'connection') return `${message} Puedes repetirlo sin riesgo: no se hace dos veces.`;
  // The texts of the rules say more than the code.
  if (error.code === 'competition_refused') return [...new Set(Object.values(error.fields))].join(' ') || message;
  return message;
}

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

/** Deletes something; the error code of a missing record counts as success. @throws {ApiError} */
export async function removeIfPresent(code: ApiError['code'], remove: () => Promise<unknown>): Promise<void> {
  await remove().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== code) throw error;
  });
}
