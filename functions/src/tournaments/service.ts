import {
  addCounts,
  freePlaces,
  limits,
  type PublicTournament,
  type Tournament,
  type TournamentStatus,
  toPublicTournament,
  type VisibleTournament,
} from '@arena/domain';
import type { CommunityStats, TournamentStats } from '@arena/domain/api';
import type { CatalogueService } from '../catalogue/service.ts';
import { coalesceEach } from '../platform/pace/coalesce.ts';
import { keptFor } from '../platform/pace/kept-for.ts';
import type { PrizeStore } from '../prizes/store.ts';
import type { RegistrationStore } from '../registrations/store.ts';
import { NOTHING_GONE, type TotalsStore } from '../totals/store.ts';
import { byDate } from './order.ts';
import type { Publication } from './publication.ts';
import type { TournamentStore } from './store.ts';

export interface TournamentService {
  /** What the catalogue has, by date: one read, however many it holds. Where another status is asked for, none. */
  published(status: TournamentStatus | undefined): Promise<PublicTournament[]>;
  /** The tournaments by date, those with `status` where one is given, after publishing what is due at `now`. */
  all(status: TournamentStatus | undefined, now: Date): Promise<Tournament[]>;
  /** The tournaments, each with the counts of its registrations by status. */
  withStats<T extends VisibleTournament>(tournaments: readonly T[]): Promise<(T & { stats: TournamentStats })[]>;
  /** A tournament whatever its status, or null. */
  one(id: string): Promise<Tournament | null>;
  /** A published one, or null. Those who ask for the same one at a time share its reading. */
  publicOne(id: string): Promise<PublicTournament | null>;
  /** As they were at most five seconds before `now`: five counts for all who ask meanwhile. */
  totals(now: Date): Promise<CommunityStats>;
}

export interface TournamentParts {
  store: TournamentStore;
  registrations: Pick<RegistrationStore, 'countByStatus'>;
  totals: Pick<TotalsStore, 'of' | 'held'>;
  prizes: Pick<PrizeStore, 'delivered'>;
  publication: Publication;
  catalogue: Pick<CatalogueService, 'published'>;
}

/** What there is, and what took place and was deleted since. */
async function communityStats(
  { store, totals, prizes }: Pick<TournamentParts, 'store' | 'totals' | 'prizes'>,
  now: Date,
): Promise<CommunityStats> {
  const [there, gone, delivered] = await Promise.all([store.publishedTotals(now), totals.held(), prizes.delivered()]);
  const activeTournaments = Math.max(0, there.tournaments - there.finished);
  const tournaments = there.tournaments + gone.tournaments;
  return {
    tournaments,
    activeTournaments,
    finishedTournaments: tournaments - activeTournaments,
    registeredPlayers: there.registeredPlayers + gone.players,
    prizes: delivered,
  };
}

export function tournamentService(parts: TournamentParts): TournamentService {
  const { store, registrations, totals, publication, catalogue } = parts;
  const stats = keptFor(limits.statsKept, (at) => communityStats(parts, new Date(at)));

  /** The registrations that there are, and those that are gone but stay counted. */
  async function withStats<T extends VisibleTournament>(tournaments: readonly T[]) {
    const gone = await totals.of(tournaments.map(({ id }) => id));
    return Promise.all(
      tournaments.map(async (tournament) => {
        const present = await registrations.countByStatus(tournament.id);
        const { byStatus, erasedAt } = gone.get(tournament.id) ?? NOTHING_GONE;
        const counts = addCounts(present, byStatus);
        return { ...tournament, stats: { ...counts, present, free: freePlaces(tournament), erasedAt } };
      }),
    );
  }

  return {
    published: async (status = 'published') => (status === 'published' ? catalogue.published() : []),
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
    totals: (now) => stats.at(now.getTime()),
  };
}
