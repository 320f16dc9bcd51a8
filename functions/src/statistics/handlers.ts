import type { HandlersOf } from '../http/handler.ts';
import type { StatisticsService } from './service.ts';

export function statisticsHandlers(statistics: StatisticsService): HandlersOf<'statistics'> {
  return {
    'GET /statistics': ({ query: { span, timeZone }, now }) => statistics.read(span, timeZone, now),
  };
}
