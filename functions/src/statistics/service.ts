import {
  calendarOf,
  decisionTimes,
  limits,
  returningPlayers,
  type Statistics,
  type StatisticsSpan,
} from '@arena/domain';
import type { TournamentService } from '../tournaments/service.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import type { StatisticsStore } from './store.ts';

export interface StatisticsService {
  /**
   * How registrations go. Costs at most 600 document reads, however many there are
   * (docs/decisions/012-statistics-cost-a-bounded-read.md).
   * @param timeZone IANA name of the zone whose days are counted in.
   */
  read(span: StatisticsSpan, timeZone: string, now: Date): Promise<Statistics>;
}

export interface StatisticsParts {
  store: StatisticsStore;
  tournaments: Pick<TournamentStore, 'page'>;
  service: Pick<TournamentService, 'withStats'>;
}

export function statisticsService({ store, tournaments, service }: StatisticsParts): StatisticsService {
  async function latestTournaments(): Promise<Statistics['tournaments']> {
    const { items } = await tournaments.page({ limit: limits.statistics.tournaments });
    const counted = await service.withStats(items);
    return counted.map(({ id, name, status, date, maxPlayers, stats: { pending, approved, rejected } }) => ({
      id,
      name,
      status,
      date,
      maxPlayers,
      registrations: { pending, approved, rejected },
    }));
  }

  async function arrivals(edges: readonly Date[]): Promise<Statistics['arrivals']> {
    const counts = await store.arrivals(edges);
    return counts.map((registrations, index) => ({ from: edges[index]?.toISOString() ?? '', registrations }));
  }

  return {
    async read(span, timeZone, now) {
      const [byStatus, arrived, latest, sample, oldestPending] = await Promise.all([
        store.byStatus(),
        arrivals(calendarOf(span, now, timeZone)),
        latestTournaments(),
        store.latest(limits.statistics.sample),
        store.oldestPending(),
      ]);
      return {
        byStatus,
        arrivals: arrived,
        tournaments: latest,
        sample: sample.length,
        decisions: decisionTimes(sample),
        players: returningPlayers(sample),
        oldestPending,
      };
    },
  };
}
