import { isFull, isOver, registrationPhase } from '../status.ts';
import type { PublicTournament } from '../tournament.schema.ts';

export interface RegistrationNotice {
  open: boolean;
  /** True if the tournament has ended. */
  isOver: boolean;
  label: 'Torneo Completo' | 'Inscripciones Cerradas' | 'Inscripciones Abiertas';
}

type Noticed = Pick<
  PublicTournament,
  'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'result'
>;

/**
 * Returns the registration status of the detail screen at `now`: open while there are free seats and neither the date
 * nor the deadline has passed. A tournament without a date is open.
 */
export function registrationNotice(tournament: Noticed, now: Date): RegistrationNotice {
  if (isOver(tournament, now)) return { open: false, isOver: true, label: 'Inscripciones Cerradas' };
  if (isFull(tournament)) return { open: false, isOver: false, label: 'Torneo Completo' };
  const open = registrationPhase(tournament, now) === 'open';
  return { open, isOver: false, label: open ? 'Inscripciones Abiertas' : 'Inscripciones Cerradas' };
}
