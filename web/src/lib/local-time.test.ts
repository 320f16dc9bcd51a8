import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromLocalText, toLocalText } from './local-time.ts';

const usual = process.env.TZ;

describe.each([
  ['America/Mexico_City', '2026-11-21T19:00', '2026-11-22T01:00:00.000Z'],
  ['America/Argentina/Buenos_Aires', '2026-11-21T22:00', '2026-11-22T01:00:00.000Z'],
  ['America/Caracas', '2027-01-01T00:30', '2027-01-01T04:30:00.000Z'],
  ['UTC', '2028-02-29T23:59', '2028-02-29T23:59:00.000Z'],
])('in %s', (zone, text, instant) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    process.env.TZ = usual;
  });

  test('a text of the picker names its instant, and the other way round', () => {
    expect(fromLocalText(text)).toBe(instant);
    expect(toLocalText(instant)).toBe(text);
  });
});

test.each(['', 'mañana', '2026-11-21', '2026-13-01T10:00'])('%j names no instant', (text) => {
  expect(fromLocalText(text)).toBeNull();
});

test('what is no instant leaves the picker empty', () => {
  expect(toLocalText(null)).toBe('');
  expect(toLocalText('Por confirmar')).toBe('');
});
