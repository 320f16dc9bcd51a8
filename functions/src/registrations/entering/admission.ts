import { type FieldErrors, mostPendingFromOne, refusalOf, takenIds, takesNames, teamSizeProblem } from '@arena/domain';
import { afterGuardianNo } from '../decisions/consenting.ts';
import type { Decide } from '../decisions/decide.ts';
import { guardianNosKept } from '../decisions/removal.ts';
import { holdsIds, type StoredRegistration } from '../record.ts';

/** What somebody is told who waits already: another registration in its place would cost them their number in line. */
const WAITS = { freeFireId: 'Este ID ya está en la lista de espera' };

interface Circumstances {
  /** What is wrong with its answers and its IDs, by what is asked today: it says nothing against the same request again. */
  wrong?: FieldErrors;
  /** Whether they join the waiting list where there is no place and the tournament has one. */
  orWait?: boolean | undefined;
}

/**
 * Decides whether `candidate` is registered at `now`. The same request again is the registration it made, whatever
 * became of it since; a player who holds a place, or waits for one, is told so before anything else, unless the
 * tournament isn't published, which is nobody's business; a rejected registration is replaced. Nobody gets more places
 * from one address than may wait for a decision. Of a team each player is looked at as one who registers alone.
 */
export function admission(
  candidate: StoredRegistration,
  now: Date,
  { wrong = {}, orWait = false }: Circumstances = {},
): Decide {
  return (tournament, registration, { crowd, guardianNo, isTaken }) => {
    if (registration?.requestId === candidate.requestId) return { next: registration };
    const refused = refusalOf(tournament, now);
    if (refused === 'tournament_not_found') return { refused };
    if (registration?.status === 'waiting') return { refused: 'already_registered', fields: WAITS };
    if (holdsIds(registration) || isTaken(candidate.freeFireId)) return { refused: 'already_registered' };
    const fields = takenIds(candidate, isTaken);
    if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
    const waits = orWait && refused === 'tournament_full' && tournament !== null && takesNames(tournament);
    if (refused !== null && !waits) return { refused };
    const problems = { ...wrong, ...(tournament === null ? {} : teamSizeProblem(candidate, tournament.teamSize)) };
    if (Object.keys(problems).length > 0) return { refused: 'invalid', fields: problems };
    if (tournament !== null && crowd >= mostPendingFromOne(tournament)) return { refused: 'network_crowded' };
    const next = afterGuardianNo(candidate, registration, guardianNo);
    const entered = waits ? { ...next, status: 'waiting' as const, line: tournament.lastInLine + 1 } : next;
    // Where another guardian is asked anew, the no before stays for who would be an adult after that.
    return { next: entered, ...(registration !== null && next === candidate ? guardianNosKept(registration) : {}) };
  };
}
