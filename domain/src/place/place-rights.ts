import type { RegistrationStatus } from '../registration/registration.schema.ts';
import { isOver, registrationPhase } from '../tournament/status.ts';
import type { VisibleTournament } from '../tournament/tournament.schema.ts';
import type { PlaceRights } from './place.schema.ts';

type Dated = Pick<
  VisibleTournament,
  'status' | 'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers'
>;

const NOTHING: PlaceRights = { correct: false, leave: false, correctUntil: null };

/**
 * What the holder of a registration may still do with it, at `now`: correct it for as long as others could register,
 * places aside, and leave until the tournament is over. Without a place there is nothing to correct or to leave.
 */
export function placeRights(status: RegistrationStatus, tournament: Dated | null, now: Date): PlaceRights {
  if (status === 'rejected' || tournament === null) return NOTHING;
  const phase = registrationPhase(tournament, now);
  const correct = tournament.status === 'published' && (phase === 'open' || phase === 'full');
  const ends = [tournament.date, tournament.registrationDeadline].flatMap((end) => end ?? []);
  const first = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
  return { correct, leave: !isOver(tournament, now), correctUntil: correct ? first : null };
}
