import { errorText } from '@arena/domain';
import { ApiError } from './api.ts';

/** That somebody else was faster, where what is shown follows by itself. */
export const EDITED_MEANWHILE = 'Alguien más lo cambió. Ya ves la última versión: revísala y repite.';

/** Why something that somebody did failed and what to do about it, for people. */
export function failureText(error: unknown): string {
  const message = error instanceof ApiError ? error.message : errorText.internal;
  if (!(error instanceof ApiError) || error.status >= 500) return `${message} No se perdió nada.`;
  if (error.code === 'edited_meanwhile') return EDITED_MEANWHILE;
  if (error.code === 'connection') return `${message} Puedes repetirlo sin riesgo: no se hace dos veces.`;
  // What its rules say is more than that they said no.
  if (error.code === 'competition_refused') return [...new Set(Object.values(error.fields))].join(' ') || message;
  return message;
}
