import { describe, expect, test } from 'vitest';
import { TimeZone } from '../time/instant.schema.ts';
import { calendarOf } from './calendar.ts';

const MEXICO = 'America/Mexico_City';
const HOUR = 3_600_000;

describe('the last 30 days', () => {
  const edges = calendarOf('days', new Date('2026-11-20T05:59:59.000Z'), MEXICO);

  test('end with today in the time zone', () => {
    expect(edges).toHaveLength(31);
    expect(edges.slice(-2)).toEqual([new Date('2026-11-19T06:00:00.000Z'), new Date('2026-11-20T06:00:00.000Z')]);
    expect(edges[0]).toEqual(new Date('2026-10-21T06:00:00.000Z'));
  });

  test.each([
    ['in autumn has 25 hours', '2026-11-01T12:00:00.000Z', 25],
    ['in spring has 23 hours', '2026-03-08T18:00:00.000Z', 23],
  ])('a day with a clock change %s', (_when, now, hours) => {
    const [from, until] = calendarOf('days', new Date(now), 'America/New_York').slice(-2);
    expect(((until?.getTime() ?? 0) - (from?.getTime() ?? 0)) / HOUR).toBe(hours);
  });
});

test('the last 12 weeks end with today', () => {
  const edges = calendarOf('weeks', new Date('2026-11-20T18:00:00.000Z'), MEXICO);
  expect(edges).toHaveLength(13);
  expect(edges.slice(-2)).toEqual([new Date('2026-11-14T06:00:00.000Z'), new Date('2026-11-21T06:00:00.000Z')]);
});

test('refuses an unknown time zone', () => {
  expect([MEXICO, 'America/Atlantis'].map((name) => TimeZone.safeParse(name).success)).toEqual([true, false]);
});
