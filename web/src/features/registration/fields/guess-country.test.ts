import { afterEach, expect, it, vi } from 'vitest';
import { guessCountry } from './guess-country.ts';

it.each([
  ['America/Bogota', 'CO'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['America/Buenos_Aires', 'AR'],
  ['America/Cancun', 'MX'],
  ['America/New_York', ''],
  ['UTC', ''],
])('guesses from the time zone %s the country %j', (timeZone, country) => {
  expect(guessCountry(timeZone)).toBe(country);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('guesses nothing where the browser knows no time zone', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(Object.create(null));
  expect(guessCountry()).toBe('');
});
