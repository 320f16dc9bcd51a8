import { mostPendingFromOne, refusalOf, takenIds, teamSizeProblem } from '@arena/domain';
import { afterRefusal } from './consenting.ts';
import type { Decide } from './decide.ts';
import { holdsPlace, type StoredRegistration } from './record.ts';

/**
 * Decides whether `candidate` is registered at `now`. The same request again is the registration it made, whatever
 * became of it since; a player who holds a place is told so before anything else, unless the tournament isn't
 * published, which is nobody's business; a rejected registration is replaced. Nobody gets more places from one address
 * than may wait for a decision. Of a team each player is looked at as one who registers alone.
 */
export function admission(candidate: StoredRegistration, now: Date): Decide {
  return (tournament, registration, { crowd, isTaken }) => {
    if (registration?.requestId === candidate.requestId) return { next: registration };
    const refused = refusalOf(tournament, now);
    if (refused === 'tournament_not_found') return { refused };
    if (holdsPlace(registration) || isTaken(candidate.freeFireId)) return { refused: 'already_registered' };
    const fields = takenIds(candidate, isTaken);
    if (Object.keys(fields).length > 0) return { refused: 'already_registered', fields };
    if (refused !== null) return { refused };
    const wrong = tournament === null ? {} : teamSizeProblem(candidate, tournament.teamSize);
    if (Object.keys(wrong).length > 0) return { refused: 'invalid', fields: wrong };
    if (tournament !== null && crowd >= mostPendingFromOne(tournament)) return { refused: 'network_crowded' };
    return { next: afterRefusal(registration, candidate) };
  };
}
