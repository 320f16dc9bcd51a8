import { type Instant, toMillis } from '../time/instant.ts';
import { type RegistrationPhase, registrationPhase } from './status.ts';
import type { Tournament } from './tournament.schema.ts';

type Dated = Pick<Tournament, 'date' | 'endDate' | 'registrationDeadline' | 'result'>;
type Counted = Pick<Tournament, 'maxPlayers' | 'currentPlayers'>;

export type DerivedStatus = 'draft' | 'scheduled' | 'published' | RegistrationPhase;

/** True if a scheduled tournament is due for publication, to the millisecond. */
export function isPublicationDue(tournament: { status: string; publishDate: Instant }, now: Date): boolean {
  const due = toMillis(tournament.publishDate);
  return tournament.status === 'scheduled' && due !== null && now.getTime() >= due;
}

/** Returns a tournament's status at `now`. */
export function derivedStatus(
  tournament: Dated & Counted & Pick<Tournament, 'status' | 'publishDate'>,
  now: Date,
): DerivedStatus {
  switch (tournament.status) {
    case 'draft':
    case 'published':
      return tournament.status;
    case 'scheduled':
      return isPublicationDue(tournament, now) ? 'published' : 'scheduled';
    default:
      return registrationPhase(tournament, now);
  }
}
