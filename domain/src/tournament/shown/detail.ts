import { isFull } from '../seats.ts';
import { isOver, registrationPhase } from '../status.ts';
import type { PublicTournament } from '../tournament.schema.ts';

export interface RegistrationNotice {
  open: boolean;
  label: 'Torneo Completo' | 'Inscripciones Cerradas' | 'Inscripciones Abiertas' | 'Terminado';
}

type Noticed = Pick<
  PublicTournament,
  'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'result'
>;

/**
 * Returns the registration status of the detail screen at `now`: open while there are free seats and neither the date
 * nor the deadline has passed. A tournament without a date is open. Adds a text if the tournament is over.
 */
export function registrationNotice(tournament: Noticed, now: Date): RegistrationNotice {
  if (isOver(tournament, now)) return { open: false, label: 'Terminado' };
  if (isFull(tournament)) return { open: false, label: 'Torneo Completo' };
  if (registrationPhase(tournament, now) !== 'open') return { open: false, label: 'Inscripciones Cerradas' };
  return { open: true, label: 'Inscripciones Abiertas' };
}
