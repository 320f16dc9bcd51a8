import { communityOffsets, communityZone } from '../site/community.ts';
import { MINUTE } from './instant.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format is slow and a list shows dozens of dates. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const whole = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const format = new Intl.DateTimeFormat('en', { ...whole, hourCycle: 'h23', timeZone: zone });
  formats.set(zone, format);
  return format;
}

/** Offset of the community's zone by its shipped rules; null before them, where all runtimes agree. */
function communityOffset(millis: number): number | null {
  const since = communityOffsets.findLast(({ from }) => millis >= Date.parse(from));
  return since === undefined ? null : since.minutes * MINUTE;
}

/**
 * Reads the clocks of a zone: milliseconds whose UTC fields are the zone's, without fractions of a second. Phones with
 * old zone data are wrong about the community's zone, which is read by shipped rules instead
 * (docs/decisions/006-server-rendered-pages.md).
 *
 * @param zone IANA name
 */
export function wallClock(millis: number, zone: string): number {
  const offset = zone === communityZone ? communityOffset(millis) : null;
  if (offset !== null) return Math.floor((millis + offset) / 1_000) * 1_000;
  const parts = formatIn(zone).formatToParts(millis);
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  const wall = new Date(0);
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  return wall.setUTCHours(part('hour'), part('minute'), part('second'));
}

/** Returns the instant at which the clocks of a zone show `wall`. */
export function instantOf(wall: number, zone: string): number {
  const near = wall - (wallClock(wall, zone) - wall);
  return wall - (wallClock(near, zone) - near);
}
