import * as limits from '../../limits/limits.ts';
import { isPast, toMillis } from '../../time/instant.ts';
import { isDrawn, isFull, isOver, registrationPhase } from '../status.ts';
import type { PublicTournament } from '../tournament.schema.ts';

export interface TournamentCard {
  state: 'full' | 'closed' | 'soon' | 'open';
  label: 'Terminado' | 'Torneo Completo' | 'Inscripciones Cerradas' | 'Iniciando Pronto' | 'Inscripciones Abiertas';
  button: 'TORNEO COMPLETO' | 'INSCRIPCIONES CERRADAS' | 'INSCRIBIRSE AL TORNEO' | 'PRÓXIMAMENTE';
  /** True if the button leads to the rules. */
  enabled: boolean;
}

type Carded = Pick<
  PublicTournament,
  'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'linkedFormId' | 'result'
>;

function stateOf(tournament: Carded, now: Date): Pick<TournamentCard, 'state' | 'label'> {
  if (isOver(tournament, now)) return { state: 'closed', label: 'Terminado' };
  if (isFull(tournament)) return { state: 'full', label: 'Torneo Completo' };
  const left = (toMillis(tournament.date) ?? Infinity) - now.getTime();
  if (left < 0) return { state: 'soon', label: 'Iniciando Pronto' };
  // Check the deadline, not the phase: once closed, a card must not go back to 'Iniciando Pronto' before the start.
  if (isDrawn(tournament) || isPast(tournament.registrationDeadline, now)) {
    return { state: 'closed', label: 'Inscripciones Cerradas' };
  }
  if (left <= limits.startingSoon) return { state: 'soon', label: 'Iniciando Pronto' };
  return { state: 'open', label: 'Inscripciones Abiertas' };
}

function buttonOf(tournament: Carded, now: Date): Pick<TournamentCard, 'button' | 'enabled'> {
  if (isFull(tournament)) return { button: 'TORNEO COMPLETO', enabled: false };
  if (registrationPhase(tournament, now) !== 'open') return { button: 'INSCRIPCIONES CERRADAS', enabled: false };
  if (!tournament.linkedFormId) return { button: 'PRÓXIMAMENTE', enabled: false };
  return { button: 'INSCRIBIRSE AL TORNEO', enabled: true };
}

/** Builds a tournament's card at `now`. It never offers a registration that the server would refuse. */
export function tournamentCard(tournament: Carded, now: Date): TournamentCard {
  return { ...stateOf(tournament, now), ...buttonOf(tournament, now) };
}

/**
 * Formats a stored code such as `COMPETITIVO` or `battle_royale` for people: `Competitivo`, `Battle royale`. Other
 * texts stay unchanged.
 */
export function readableCode(code: string): string {
  const spaced = code
    .replaceAll('_', ' ')
    .replace(/^eliminacion directa$/i, 'eliminación directa')
    .trim();
  const isShouted = spaced.length > 3 && spaced === spaced.toUpperCase();
  const plain = isShouted ? spaced.toLowerCase() : spaced;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
