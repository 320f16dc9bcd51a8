import {
  addCounts,
  calendarOf,
  decisionTimes,
  goneSince,
  limits,
  returningPlayers,
  type Statistics,
  type StatisticsSpan,
} from '@arena/domain';
import type { TotalsStore } from '../totals/store.ts';
import type { TournamentService } from '../tournaments/service.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import type { StatisticsStore } from './store.ts';

export interface StatisticsService {
  /**
   * How registrations go. Costs at most 640 document reads, however many there are
   * (docs/decisions/012-statistics-cost-a-bounded-read.md). What rests on the registrations themselves leaves out those
   * old enough to be erased, so that no figure moves when they are.
   * @param timeZone IANA name of the zone whose days are counted in.
   */
  read(span: StatisticsSpan, timeZone: string, now: Date): Promise<Statistics>;
}

export interface StatisticsParts {
  store: StatisticsStore;
  totals: Pick<TotalsStore, 'overall' | 'arrivals'>;
  tournaments: Pick<TournamentStore, 'latest'>;
  service: Pick<TournamentService, 'withStats'>;
}

export function statisticsService({ store, totals, tournaments, service }: StatisticsParts): StatisticsService {
  async function latestTournaments(): Promise<Statistics['tournaments']> {
    const counted = await service.withStats(await tournaments.latest());
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
    const [present, gone] = await Promise.all([store.arrivals(edges), totals.arrivals(edges)]);
    return present.map((registrations, index) => ({
      from: edges[index]?.toISOString() ?? '',
      registrations: registrations + (gone[index] ?? 0),
    }));
  }

  return {
    async read(span, timeZone, now) {
      const since = goneSince(limits.contactRetentionDays, now);
      const [present, gone, arrived, latest, sample, oldestPending] = await Promise.all([
        store.byStatus(),
        totals.overall(),
        arrivals(calendarOf(span, now, timeZone)),
        latestTournaments(),
        store.latest(since),
        store.oldestPending(since),
      ]);
      return {
        byStatus: addCounts(present, gone),
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
