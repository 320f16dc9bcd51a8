import { describe, expect, test } from 'vitest';
import { isPast, toMillis } from './instant.ts';

describe('an instant in milliseconds', () => {
  test.each([
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-02', 86_400_000],
    ['1969-12-31T18:00-06:00', 0],
  ])('%s is %i', (instant, millis) => {
    expect(toMillis(instant)).toBe(millis);
  });

  const unzoned = ['2026-11-21T19:00:00', '2026-11-21T19:00:00Z o después'];
  const words = ['', 'por confirmar', 'Por confirmar 2', '1', '21/11/2026', 'Nov 21, 2026'];
  const none = ['2026-13-01', '2026-02-30', '2027-02-29T10:00:00Z', '2026-11-21T25:00:00Z'];
  // Years that no database holds.
  const far = ['0000-06-01', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01'];

  test.each([null, undefined, ...words, ...none, ...unzoned, ...far])('%j is unknown', (instant) => {
    expect(toMillis(instant)).toBeNull();
  });
});

test('an instant is past 1 ms ago, not now and not if unknown', () => {
  const instants = ['2026-11-20T17:59:59.999Z', '2026-11-20T18:00:00.000Z', null];
  const now = new Date('2026-11-20T18:00:00.000Z');
  expect(instants.map((instant) => isPast(instant, now))).toEqual([true, false, false]);
});
