import { expect, it } from 'vitest';
import { communityCountries, countryHoursText } from './country-hours.ts';
import { HOUR } from './instant.ts';

it.each([
  ['2026-11-25T00:00:00Z', '18:00 🇲🇽 · 19:00 🇨🇴🇵🇪 · 21:00 🇦🇷🇧🇷'],
  ['2026-07-25T00:30:00Z', '18:30 🇲🇽 · 19:30 🇨🇴🇵🇪 · 21:30 🇦🇷🇧🇷'],
  ['2026-11-22T03:00:00Z', '21:00 🇲🇽 · 22:00 🇨🇴🇵🇪 · 00:00 dom 🇦🇷🇧🇷'],
  [null, ''],
])('groups the countries of the community by hour at %s', (instant, text) => {
  expect(countryHoursText(instant)).toBe(text);
});

it('follows the clock changes of a country without shipped offsets, and shows three hours beside the own one', () => {
  const zones = ['America/Mexico_City', 'America/Santiago', 'America/Lima', 'America/La_Paz', 'Europe/Madrid'];
  const countries = ['MX', 'CL', 'PE', 'BO', 'ES'].map((code, index) => ({ code, zone: zones[index] ?? '' }));
  expect(countryHoursText('2026-11-25T00:00:00Z', countries)).toBe('18:00 🇲🇽 · 21:00 🇨🇱 · 19:00 🇵🇪 · 20:00 🇧🇴');
  expect(countryHoursText('2026-07-25T00:00:00Z', countries)).toBe('18:00 🇲🇽 · 20:00 🇨🇱🇧🇴 · 19:00 🇵🇪 · 02:00 sáb 🇪🇸');
});

// Shipped offsets go out of date as zone data does: this fails on a Node that knows a new law.
it.each(communityCountries)("ships offsets of $code that agree with Node's zone data to 2045", (country) => {
  const clock = new Intl.DateTimeFormat('es', {
    timeZone: country.zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  for (let millis = Date.UTC(2022, 10); millis < Date.UTC(2045); millis += 31 * HOUR) {
    const text = countryHoursText(new Date(millis).toISOString(), [country]);
    if (!text.startsWith(clock.format(millis))) expect.fail(`${new Date(millis).toISOString()}: ${text}`);
  }
});
