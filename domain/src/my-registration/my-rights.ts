import type { RegistrationStatus } from '../registration/registration.schema.ts';
import { isOver, registrationPhase } from '../tournament/status.ts';
import type { VisibleTournament } from '../tournament/tournament.schema.ts';
import type { MyRights } from './my-registration.schema.ts';

type Dated = Pick<
  VisibleTournament,
  'status' | 'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'result'
>;

const NOTHING: MyRights = { correct: false, players: false, leave: false, correctUntil: null };

/**
 * Returns the holder's rights at `now`: correcting while registration is open (even if full), leaving and, once approved,
 * asking for other players until the tournament is over. A registration without a seat has neither.
 */
export function myRights(status: RegistrationStatus, tournament: Dated | null, now: Date): MyRights {
  if (status === 'rejected' || tournament === null) return NOTHING;
  const phase = registrationPhase(tournament, now);
  const correct = tournament.status === 'published' && (phase === 'open' || phase === 'full');
  const ends = [tournament.date, tournament.registrationDeadline].flatMap((end) => end ?? []);
  const first = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
  const leave = !isOver(tournament, now);
  const players = leave && status === 'approved' && tournament.status === 'published';
  return { correct, players, leave, correctUntil: correct ? first : null };
}
