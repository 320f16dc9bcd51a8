import {
  freePlaces,
  type PublicTournament,
  type Tournament,
  type TournamentStatus,
  toPublicTournament,
} from '@arena/domain';
import type { CommunityStats, TournamentStats } from '@arena/domain/api';
import { coalesceEach } from '../platform/coalesce.ts';
import type { RegistrationStore } from '../registrations/store.ts';
import { byDate } from './order.ts';
import type { Publication } from './publication.ts';
import type { TournamentStore } from './store.ts';

export interface TournamentService {
  /** The published tournaments by date; where another status is asked for, none. */
  published(status: TournamentStatus | undefined): Promise<PublicTournament[]>;
  /** The tournaments by date, those with `status` where one is given, after publishing what is due at `now`. */
  all(status: TournamentStatus | undefined, now: Date): Promise<Tournament[]>;
  /** The tournaments, each with the counts of its registrations by status. */
  withStats(tournaments: readonly Tournament[]): Promise<(Tournament & { stats: TournamentStats })[]>;
  /** A tournament whatever its status, or null. Those who ask for the same one at a time share its reading. */
  one(id: string): Promise<Tournament | null>;
  totals(now: Date): Promise<CommunityStats>;
}

export function tournamentService(
  store: TournamentStore,
  registrations: Pick<RegistrationStore, 'countByStatus'>,
  publication: Publication,
): TournamentService {
  async function withStats(tournament: Tournament) {
    const counts = await registrations.countByStatus(tournament.id);
    return { ...tournament, stats: { ...counts, free: freePlaces(tournament) } };
  }

  return {
    async published(status = 'published') {
      const tournaments = status === 'published' ? await store.list('published') : [];
      return tournaments
        .map(toPublicTournament)
        .filter((tournament) => tournament !== null)
        .sort(byDate);
    },
    async all(status, now) {
      await publication.publishDue(now);
      return (await store.list(status)).sort(byDate);
    },
    withStats: (tournaments) => Promise.all(tournaments.map(withStats)),
    one: coalesceEach((id) => store.one(id)),
    async totals(now) {
      const { tournaments, finished, registeredPlayers } = await store.publishedTotals(now);
      const activeTournaments = Math.max(0, tournaments - finished);
      return {
        tournaments,
        activeTournaments,
        finishedTournaments: tournaments - activeTournaments,
        registeredPlayers,
      };
    },
  };
}
