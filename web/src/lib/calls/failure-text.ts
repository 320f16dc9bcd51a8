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
