import type { FieldErrors } from '@arena/domain';
import { ApiError } from '#lib/calls/api.ts';

const CORRECTED = 'Tus datos ya se corrigieron mientras tanto: revísalos en «Mi lugar».';
export const FAILED = 'Error al enviar la inscripción. Inténtalo de nuevo.';

export function problemsIn({ code, message, fields }: ApiError): FieldErrors {
  return code === 'already_registered' && Object.keys(fields).length === 0 ? { freeFireId: message } : fields;
}

/** Returns the server's message, or the prescribed one without an answer. */
export function sendingFailureText(error: unknown): string {
  // The team as a whole has no control.
  if (error instanceof ApiError && error.fields.team !== undefined) return error.fields.team;
  if (error instanceof ApiError && error.code === 'edit_conflict') return CORRECTED;
  return error instanceof ApiError && (error.hasOwnText || error.code !== 'unexpected') ? error.text : FAILED;
}
