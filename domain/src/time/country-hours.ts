import { communityCountries } from '../site/community-countries.ts';
import { type Instant, toMillis } from './instant.ts';
import { MINUTE } from './units.ts';
import { wallClock } from './wall-clock.ts';

/** Hours other than the community's, so that a line of a chat holds them. */
const MOST_OTHERS = 3;

type Country = (typeof communityCountries)[number];

function wallClockOf({ zone, offsets = [] }: Country, millis: number): number {
  const shipped = offsets.findLast(({ from }) => millis >= Date.parse(from));
  return shipped === undefined ? wallClock(millis, zone) : millis + shipped.minutes * MINUTE;
}

/** Turns a country's code into its flag. */
function flagOf(code: string): string {
  return [...code].map((letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65)).join('');
}

const dayOf = (wall: number) => Math.floor(wall / (24 * 60 * MINUTE));
const weekday = new Intl.DateTimeFormat('es', { weekday: 'short', timeZone: 'UTC' });

/**
 * Formats an instant for the community's countries, grouped by hour: `18:00 🇲🇽 · 19:00 🇨🇴🇵🇪 · 21:00 🇦🇷🇧🇷`, on another
 * day `01:00 dom 🇦🇷`; empty without an instant.
 */
export function countryHoursText(instant: Instant, countries = communityCountries): string {
  const millis = toMillis(instant);
  const [own] = countries;
  if (millis === null || own === undefined) return '';
  const ownDay = dayOf(wallClockOf(own, millis));
  const flags = new Map<string, string>();
  for (const country of countries) {
    const wall = wallClockOf(country, millis);
    const day = dayOf(wall) === ownDay ? '' : ` ${weekday.format(wall)}`;
    const hour = `${new Date(wall).toISOString().slice(11, 16)}${day}`;
    flags.set(hour, (flags.get(hour) ?? '') + flagOf(country.code));
  }
  const hours = [...flags].slice(0, 1 + MOST_OTHERS);
  return hours.map(([hour, ofCountries]) => `${hour} ${ofCountries}`).join(' · ');
}
