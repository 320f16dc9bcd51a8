import { expect, it, vi } from 'vitest';
import { config } from '../config.ts';

async function zoneOf(timeZone: string): Promise<string> {
  vi.resetModules();
  const known = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({ ...known, timeZone });
  const { viewerZone } = await import('./viewer-zone.ts');
  const zone = viewerZone();
  vi.restoreAllMocks();
  return zone;
}

it.each([
  ['America/Bogota', 'America/Bogota'],
  // V8's name for an unknown zone, which it rejects as input.
  ['Etc/Unknown', config.timeZone],
  ['', config.timeZone],
])('a device in the time zone %j shows times in %j', async (own, told) => {
  expect(await zoneOf(own)).toBe(told);
});
