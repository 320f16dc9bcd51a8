import { describe, expect, test } from 'vitest';
import { isPast, toMillis } from './instant.ts';

describe('an instant in milliseconds', () => {
  test.each([
    { instant: '1970-01-01T00:00:00Z', millis: 0 },
    { instant: '1970-01-02', millis: 86_400_000 },
    { instant: '1969-12-31T18:00-06:00', millis: 0 },
  ])('$instant is $millis', ({ instant, millis }) => {
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

describe('past instants', () => {
  const now = new Date('2026-11-20T18:00:00.000Z');

  test.each([
    { name: '1 ms ago', instant: '2026-11-20T17:59:59.999Z', past: true },
    { name: 'exactly now', instant: '2026-11-20T18:00:00.000Z', past: false },
    { name: 'in 1 ms', instant: '2026-11-20T18:00:00.001Z', past: false },
    { name: 'unknown', instant: null, past: false },
  ])('$name: $past', ({ instant, past }) => {
    expect(isPast(instant, now)).toBe(past);
  });
});
