import type { RegistrationStatus } from '../registration/registration.schema.ts';
import { type Instant, toMillis } from '../time/instant.ts';
import { MINUTE } from '../time/units.ts';
import type { Statistics } from './statistics.schema.ts';

/** What of a registration is counted. Whose it is serves only to tell players apart. */
export interface CountedRegistration {
  freeFireId: string;
  tournamentId: string;
  status: RegistrationStatus;
  createdAt: Instant;
  decidedAt: Instant;
  /** What freed its place where no organiser did, which is no decision of theirs; null otherwise. */
  out: string | null;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The times that decisions are counted by, in minutes. */
const TIMES: readonly (number | null)[] = [HOUR_MINUTES, 6 * HOUR_MINUTES, DAY_MINUTES, 3 * DAY_MINUTES, null];

/** How long an organiser's decision took, in minutes; null where there is none, or its times make no sense. */
function minutesToDecide({ status, createdAt, decidedAt, out }: CountedRegistration): number | null {
  const [from, until] = [toMillis(createdAt), toMillis(decidedAt)];
  if (status === 'pending' || out !== null || from === null || until === null || until < from) return null;
  return (until - from) / MINUTE;
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor((sorted.length - 1) / 2);
  const [low, high] = [sorted[middle], sorted[sorted.length - 1 - middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How long decisions took. */
export function decisionTimes(registrations: readonly CountedRegistration[]): Statistics['decisions'] {
  const times = registrations
    .map(minutesToDecide)
    .filter((minutes) => minutes !== null)
    .sort((a, b) => a - b);
  const until = (limit: number | null) => times.filter((minutes) => limit === null || minutes <= limit).length;
  return {
    median: medianOf(times),
    within: TIMES.map((minutes, index) => ({
      minutes,
      registrations: until(minutes) - (index === 0 ? 0 : until(TIMES[index - 1] ?? null)),
    })),
  };
}

/** How many players come back: by how many tournaments they weren't rejected from. */
export function returningPlayers(registrations: readonly CountedRegistration[]): Statistics['players'] {
  const played = new Map<string, Set<string>>();
  for (const { freeFireId, tournamentId, status } of registrations) {
    if (status === 'rejected' || status === 'waiting') continue;
    played.set(freeFireId, (played.get(freeFireId) ?? new Set()).add(tournamentId));
  }
  const sizes = [...played.values()].map(({ size }) => size);
  const times = (wanted: (size: number) => boolean) => sizes.filter(wanted).length;
  return {
    once: times((size) => size === 1),
    twice: times((size) => size === 2),
    more: times((size) => size > 2),
  };
}
