import { communityOffsets, communityZone } from '../site/community.ts';
import { type Instant, MINUTE, toMillis } from './instant.ts';
import { wallClock } from './wall-clock.ts';

/** A country whose hours are announced: its ISO code, its zone as an IANA name, and shipped offsets as in `communityOffsets`. */
interface CommunityCountry {
  code: string;
  zone: string;
  /** Without them the runtime's zone data decide. */
  offsets?: readonly { from: string; minutes: number }[];
}

/** Countries whose hours announcements name, the community's first. At most three other hours are shown. */
export const communityCountries: readonly CommunityCountry[] = [
  { code: 'MX', zone: communityZone, offsets: communityOffsets },
  { code: 'CO', zone: 'America/Bogota', offsets: [{ from: '2022-10-30T00:00:00Z', minutes: -300 }] },
  { code: 'PE', zone: 'America/Lima', offsets: [{ from: '2022-10-30T00:00:00Z', minutes: -300 }] },
  { code: 'AR', zone: 'America/Argentina/Buenos_Aires', offsets: [{ from: '2022-10-30T00:00:00Z', minutes: -180 }] },
  { code: 'BR', zone: 'America/Sao_Paulo', offsets: [{ from: '2022-10-30T00:00:00Z', minutes: -180 }] },
];

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
