import {
  addCounts,
  freePlaces,
  type PublicTournament,
  type Tournament,
  type TournamentStatus,
  toPublicTournament,
  type VisibleTournament,
} from '@arena/domain';
import type { CommunityStats, TournamentStats } from '@arena/domain/api';
import { coalesceEach } from '../platform/coalesce.ts';
import type { RegistrationStore } from '../registrations/store.ts';
import { NOTHING_GONE, type TotalsStore } from '../totals/store.ts';
import { byDate } from './order.ts';
import type { Publication } from './publication.ts';
import type { TournamentStore } from './store.ts';

export interface TournamentService {
  /** The published tournaments by date; where another status is asked for, none. */
  published(status: TournamentStatus | undefined): Promise<PublicTournament[]>;
  /** The tournaments by date, those with `status` where one is given, after publishing what is due at `now`. */
  all(status: TournamentStatus | undefined, now: Date): Promise<Tournament[]>;
  /** The tournaments, each with the counts of its registrations by status. */
  withStats<T extends VisibleTournament>(tournaments: readonly T[]): Promise<(T & { stats: TournamentStats })[]>;
  /** A tournament whatever its status, or null. */
  one(id: string): Promise<Tournament | null>;
  /** A published one, or null. Those who ask for the same one at a time share its reading. */
  publicOne(id: string): Promise<PublicTournament | null>;
  totals(now: Date): Promise<CommunityStats>;
}

export interface TournamentParts {
  store: TournamentStore;
  registrations: Pick<RegistrationStore, 'countByStatus'>;
  totals: Pick<TotalsStore, 'of'>;
  publication: Publication;
}

export function tournamentService({ store, registrations, totals, publication }: TournamentParts): TournamentService {
  /** The registrations that there are, and those that are gone but stay counted. */
  async function withStats<T extends VisibleTournament>(tournaments: readonly T[]) {
    const gone = await totals.of(tournaments.map(({ id }) => id));
    return Promise.all(
      tournaments.map(async (tournament) => {
        const present = await registrations.countByStatus(tournament.id);
        const { byStatus, erasedAt } = gone.get(tournament.id) ?? NOTHING_GONE;
        const counts = addCounts(present, byStatus);
        return { ...tournament, stats: { ...counts, free: freePlaces(tournament), erasedAt } };
      }),
    );
  }

  return {
    async published(status = 'published') {
      const tournaments = status === 'published' ? await store.published() : [];
      return tournaments
        .map(toPublicTournament)
        .filter((tournament) => tournament !== null)
        .sort(byDate);
    },
    async all(status, now) {
      await publication.publishDue(now);
      return (await store.list(status)).sort(byDate);
    },
    withStats,
    one: (id) => store.one(id),
    publicOne: coalesceEach(async (id) => {
      const tournament = await store.visible(id);
      return tournament && toPublicTournament(tournament);
    }),
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
