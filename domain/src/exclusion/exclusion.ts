import { errorText, type FieldErrors } from '../errors.ts';
import * as limits from '../limits/limits.ts';
import { withRequested } from '../registration/players-change.ts';
import type { Registration } from '../registration/registration.schema.ts';
import { idField, playersOf } from '../registration/team.ts';
import { DAY, type Instant, isPast } from '../time/instant.ts';
import type { Exclusion } from './exclusion.schema.ts';

type Duration = Pick<Exclusion, 'until' | 'endedAt'>;

/** Checks if an exclusion is in force at `now`. It expires by itself. */
export function isInForce({ until, endedAt }: Duration, now: Date): boolean {
  return endedAt === null && !isPast(until, now);
}

/** Returns the date on which an exclusion's record is deleted; null without an end. */
export function exclusionKeptUntil({ until, endedAt }: Duration): Instant {
  const end = endedAt ?? until;
  return end && new Date(Date.parse(end) + limits.contactRetentionDays * DAY).toISOString();
}

type Players = Parameters<
  typeof withRequested<Pick<Registration, 'nickname' | 'freeFireId' | 'team' | 'playersChange'>>
>[0];

/** Maps excluded IDs of a registration's players, also of those it asks for, to messages; empty without any. */
export function excludedIds(registration: Players, isExcluded: (freeFireId: string) => boolean): FieldErrors {
  const excluded = playersOf(withRequested(registration)).flatMap(({ freeFireId }, place) =>
    isExcluded(freeFireId) ? [[idField(place), errorText.player_excluded]] : [],
  );
  return Object.fromEntries(excluded);
}
