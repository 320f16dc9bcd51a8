import { expect, it } from 'vitest';
import { config } from '../config.ts';
import { shownZone } from './viewer-zone.ts';

it.each([
  ['America/Bogota', 'America/Bogota'],
  // V8's name for an unknown zone, which it rejects as input.
  ['Etc/Unknown', config.timeZone],
  ['', config.timeZone],
])('a device in the time zone %j shows times in %j', (own, told) => {
  expect(shownZone(own)).toBe(told);
});
