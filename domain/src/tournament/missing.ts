import { isPast } from '../time/instant.ts';
import type { Tournament } from './tournament.schema.ts';

/** Prefix of a copied tournament's name until it is edited. */
export const COPY_PREFIX = 'Copia de ';

/** Lists missing fields in words that follow "todavía le falta:". They warn before publishing and never block it. */
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
