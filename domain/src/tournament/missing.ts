import { isPast } from '../time/instant.ts';
import type { Tournament } from './tournament.schema.ts';

/** How the name of a copy begins until somebody gives it one of its own. */
export const COPY_PREFIX = 'Copia de ';

/**
 * What a tournament lacks for a player to find and enter it, in words that follow "todavía le falta:"; empty where
 * it is ready. Nothing of it keeps an organiser from publishing, who is asked first.
 */
export function missingForPlayers(
  { name, date, linkedFormId, rules }: Pick<Tournament, 'name' | 'date' | 'linkedFormId' | 'rules'>,
  now: Date,
): string[] {
  const missing = {
    'un nombre propio': name.startsWith(COPY_PREFIX),
    'la fecha': date === null,
    'una fecha que no haya pasado': isPast(date, now),
    'abrir las inscripciones': linkedFormId === null,
    'las reglas': rules.length === 0,
  };
  return Object.entries(missing).flatMap(([what, isMissing]) => (isMissing ? [what] : []));
}
