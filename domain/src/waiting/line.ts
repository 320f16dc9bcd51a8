import * as limits from '../limits/limits.ts';
import { registrationPhase } from '../tournament/status.ts';
import type { PublicTournament } from '../tournament/tournament.schema.ts';

type Line = Pick<PublicTournament, 'waitingList' | 'waitingPlayers'>;

/** True if the tournament's waiting list is open for another name. */
export function takesNames({ waitingList, waitingPlayers }: Line): boolean {
  return waitingList !== 'off' && waitingPlayers < limits.longestLine;
}

type Waitable = Line &
  Pick<
    PublicTournament,
    'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'linkedFormId' | 'result'
  >;

/** True if a published tournament is full at `now` and its waiting list is open. */
export function canWait(tournament: Waitable, now: Date): boolean {
  return tournament.linkedFormId !== null && registrationPhase(tournament, now) === 'full' && takesNames(tournament);
}
