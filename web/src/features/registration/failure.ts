import type { FieldErrors } from '@arena/domain';
import { ApiError } from '../../lib/api.ts';

const FAILED = 'Error al enviar la inscripción. Inténtalo de nuevo.';

const UNDECIDED: readonly number[] = [0, 428, 429];

/**
 * Nothing was decided on this try: no answer came, the server failed, or it asked to wait or for a proof. The registration may have
 * been written, now or by an earlier sending of the same try.
 */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || UNDECIDED.includes(error.status) || error.status >= 500;
}

/** What is wrong with which field, as far as the server said. */
export function fieldsOf(error: ApiError): FieldErrors {
  return error.code === 'already_registered' ? { freeFireId: error.message, ...error.fields } : error.fields;
}

/** What a player reads: the server's words, or those of the specification where it had none (section 8). */
export function failureText(error: unknown): string {
  return error instanceof ApiError && error.code !== 'unexpected' ? error.message : FAILED;
}
