import { DAY } from '../time/units.ts';
import { instantOf, wallClock } from '../time/wall-clock.ts';
import type { StatisticsSpan } from './statistics.schema.ts';

const SPANS: Record<StatisticsSpan, { count: number; days: number }> = {
  days: { count: 30, days: 1 },
  weeks: { count: 12, days: 7 },
};

/**
 * Returns the start of each of the last 30 days or 12 weeks in a zone, the earliest first, and the end of the last,
 * today. A day with a clock change has 23 or 25 hours. @param zone an IANA name.
 */
export function calendarOf(span: StatisticsSpan, now: Date, zone: string): Date[] {
  const { count, days } = SPANS[span];
  const today = Math.floor(wallClock(now.getTime(), zone) / DAY) * DAY;
  return Array.from({ length: count + 1 }, (_, index) => {
    const wall = today + DAY - (count - index) * days * DAY;
    return new Date(instantOf(wall, zone));
  });
}
