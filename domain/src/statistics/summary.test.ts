import { describe, expect, test } from 'vitest';
import { type CountedRegistration, decisionTimes, returningPlayers } from './summary.ts';

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
