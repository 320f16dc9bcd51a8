import { limits, type Statistics, type StatisticsSpan } from '@arena/domain';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { type KeptReading, keepReading } from '../../lib/calls/kept-reading.ts';

/** Reads the statistics, by the calendar of this browser's zone. @throws {ApiError} */
function read(span: StatisticsSpan): Promise<Statistics> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return authorizedCall('GET /statistics', { query: { span, timeZone } });
}

function keep(span: StatisticsSpan): KeptReading<Statistics> {
  return keepReading(['the statistics', span], () => read(span), limits.statisticsRefresh);
}

/** The statistics by days and by weeks, each read on opening and every hour while it is shown. */
export const statistics: Record<StatisticsSpan, KeptReading<Statistics>> = { days: keep('days'), weeks: keep('weeks') };
