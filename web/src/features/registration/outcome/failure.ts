import type { FieldErrors } from '@arena/domain';
import { ApiError } from '../../../lib/calls/api.ts';

const CORRECTED = 'Tus datos ya se corrigieron mientras tanto: revísalos en «Mi lugar».';
const FAILED = 'Error al enviar la inscripción. Inténtalo de nuevo.';

/** `unexpected`: whatever stands between the phone and the server spoke for it. */
const UNDECIDED: readonly ApiError['code'][] = [
  'connection',
  'unexpected',
  'unattested',
  'proof_required',
  'rate_limited',
];

/**
 * Nothing was decided on this try: no answer of the server came, it failed, or it asked to wait or for a proof. The
 * registration may have been written, now or by an earlier sending of the same try.
 */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || UNDECIDED.includes(error.code) || error.status >= 500;
}

/** What is wrong with which field, as far as the server said. */
export function problemsIn({ code, message, fields }: ApiError): FieldErrors {
  return code === 'already_registered' && Object.keys(fields).length === 0 ? { freeFireId: message } : fields;
}

/** What a player reads: the server's words, or those of the specification where it had none (section 8). */
export function sendingFailureText(error: unknown): string {
  // The team as a whole has no field of its own.
  if (error instanceof ApiError && error.fields.team !== undefined) return error.fields.team;
  if (error instanceof ApiError && error.code === 'edited_meanwhile') return CORRECTED;
  return error instanceof ApiError && error.code !== 'unexpected' ? error.message : FAILED;
}
