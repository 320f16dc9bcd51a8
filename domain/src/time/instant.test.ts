import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPast, toMillis } from './instant.ts';

describe('an instant in milliseconds', () => {
  test.each([
    { instant: '1970-01-01T00:00:00Z', millis: 0 },
    { instant: '1970-01-01T00:00:00.001Z', millis: 1 },
    { instant: '1970-01-02', millis: 86_400_000 },
    { instant: '1969-12-31T18:00-06:00', millis: 0 },
    { instant: '2028-02-29T00:00:00Z', millis: Date.UTC(2028, 1, 29) },
  ])('$instant is $millis', ({ instant, millis }) => {
    expect(toMillis(instant)).toBe(millis);
  });

  test.each([
    { name: 'null', instant: null },
    { name: 'missing', instant: undefined },
    { name: 'empty', instant: '' },
    { name: 'words', instant: 'por confirmar' },
    { name: 'words with a number, which engines take for a month', instant: 'Por confirmar 2' },
    { name: 'a number', instant: '1' },
    { name: 'a date in another notation', instant: '21/11/2026' },
    { name: 'a date in English', instant: 'Nov 21, 2026' },
    { name: 'a month that is none', instant: '2026-13-01' },
    { name: 'a day that is none', instant: '2026-02-30' },
    { name: 'February 29 of a common year', instant: '2027-02-29T10:00:00Z' },
    { name: 'an hour that is none', instant: '2026-11-21T25:00:00Z' },
    { name: 'a time without a zone, which every machine reads otherwise', instant: '2026-11-21T19:00:00' },
    { name: 'a year that no database holds', instant: '0000-06-01T00:00:00Z' },
    { name: 'a day in such a year', instant: '0000-06-01' },
    { name: 'before the first year in UTC', instant: '0001-01-01T00:00:00+00:01' },
    { name: 'after the last year in UTC', instant: '9999-12-31T23:59:59-00:01' },
    { name: 'something after it', instant: '2026-11-21T19:00:00Z o después' },
  ])('$name is unknown', ({ instant }) => {
    expect(toMillis(instant)).toBeNull();
  });

  test('every date is read back to the millisecond', () => {
    const years1To9999 = {
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(years1To9999), (date) => {
        expect(toMillis(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});

describe('past instants', () => {
  const now = new Date('2026-11-20T18:00:00.000Z');

  test.each([
    { name: '1 ms ago', instant: '2026-11-20T17:59:59.999Z', past: true },
    { name: 'exactly now', instant: '2026-11-20T18:00:00.000Z', past: false },
    { name: 'exactly now, told in another zone', instant: '2026-11-20T12:00:00-06:00', past: false },
    { name: 'in 1 ms', instant: '2026-11-20T18:00:00.001Z', past: false },
    { name: 'unknown', instant: null, past: false },
    { name: 'no date', instant: 'ayer', past: false },
  ])('$name: $past', ({ instant, past }) => {
    expect(isPast(instant, now)).toBe(past);
  });
});
