import {
  entryName,
  entryOfRegistration,
  type Lobbies,
  matchesOfEntry,
  type Place,
  playersOf,
  type VisibleTournament,
} from '@arena/domain';
import type { StoredRegistration } from '../registrations/record.ts';

/** What the places of one tournament have in common. */
export interface Scene extends Lobbies {
  tournament: VisibleTournament | null;
}

function tournamentIn({ tournament }: Scene): Place['tournament'] {
  if (tournament?.status !== 'published') return null;
  const { id, name, date, endDate, registrationDeadline } = tournament;
  return { id, name, date, endDate, registrationDeadline };
}

/** What the holder of its link gets to see of a registration. Only who was approved has matches. */
export function toPlace(registration: StoredRegistration, scene: Scene): Place {
  const { id, team, status, reason, createdAt, decidedAt } = registration;
  const entry = status === 'approved' ? entryOfRegistration(scene.entries, id) : null;
  return {
    status,
    reason,
    createdAt,
    decidedAt,
    name: entryName({ name: team?.name ?? '', players: playersOf(registration) }),
    tournament: tournamentIn(scene),
    entry: entry?.status ?? null,
    hasStandings: scene.competition !== null,
    matches: entry === null ? [] : matchesOfEntry(scene, entry.id),
  };
}
