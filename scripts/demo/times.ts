import { DAY, HOUR } from '@arena/domain';

/** Mexico City keeps UTC-6 all year. */
const MEXICO_CITY_MS = -6 * HOUR;

/**
 * An hour of a day in Mexico City.
 * @param days days after the day of `now` there; negative for days before.
 */
export function mexicoCity(now: Date, days: number, hour: number): Date {
  const today = Math.floor((now.getTime() + MEXICO_CITY_MS) / DAY) * DAY;
  return new Date(today - MEXICO_CITY_MS + days * DAY + hour * HOUR);
}

/** The next full hour at least `hours` after `now`. */
export function fullHourAfter(now: Date, hours: number): Date {
  return new Date(Math.ceil((now.getTime() + hours * HOUR) / HOUR) * HOUR);
}
