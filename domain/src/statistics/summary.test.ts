import { describe, expect, test } from 'vitest';
import { TimeZone } from '../time/instant.schema.ts';
import { type CountedRegistration, calendarOf, decisionTimes, returningPlayers } from './summary.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

function registration(fields: Partial<CountedRegistration>): CountedRegistration {
  const createdAt = new Date(NOON).toISOString();
  const undecided = { createdAt, decidedAt: null, out: null };
  return { freeFireId: '12345678', tournamentId: 'copa', status: 'approved', ...undecided, ...fields };
}

const decidedAfter = (minutes: number) => registration({ decidedAt: new Date(NOON + minutes * 60_000).toISOString() });

describe('decision times', () => {
  test.each([
    ['no decisions', [], null],
    ['an odd number of decisions', [90, 10, 20], 20],
    ['an even number of decisions', [40, 10, 20, 30], 25],
  ])('the median of %s', (_what, minutes, median) => {
    expect(decisionTimes(minutes.map(decidedAfter)).median).toBe(median);
  });

  test('are each counted once, with inclusive limits', () => {
    const minutes = [0, 60, 61, 360, 361, 1_440, 1_441, 4_320, 4_321, 99_999];
    expect(decisionTimes(minutes.map(decidedAfter)).within).toEqual([
      { minutes: 60, registrations: 2 },
      { minutes: 360, registrations: 2 },
      { minutes: 1_440, registrations: 2 },
      { minutes: 4_320, registrations: 2 },
      { minutes: null, registrations: 2 },
    ]);
  });

  test.each([
    ['undecided', registration({})],
    ['pending again', { ...decidedAfter(5), status: 'pending' as const }],
    ['decided before it was created', decidedAfter(-5)],
    ['without a date', { ...decidedAfter(5), createdAt: null }],
  ])('ignore a registration that is %s', (_what, one) => {
    expect(decisionTimes([one]).median).toBeNull();
  });
});

test('counts players by the tournaments that did not reject them', () => {
  const of = (freeFireId: string, ...tournaments: string[]) =>
    tournaments.map((tournamentId) => registration({ freeFireId, tournamentId }));
  const rejected = registration({ freeFireId: 'e', tournamentId: 'z', status: 'rejected' });
  const all = [...of('a', 'x'), ...of('b', 'x', 'y'), ...of('c', 'x', 'y', 'z', 'w'), ...of('d', 'x', 'x'), rejected];
  expect(returningPlayers(all)).toEqual({ once: 2, twice: 1, more: 1 });
});

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
