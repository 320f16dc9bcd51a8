import { type Exclusion, type ExclusionEdit, type Instant, limits, type NewExclusion } from '@arena/domain';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { adminQuery } from '#lib/query/admin-query.ts';
import { clockIn, dayWithYearIn } from '#lib/time/format-date.ts';

/** @throws {ApiError} */
async function readExclusions(): Promise<Exclusion[]> {
  return (await authorizedCall('GET /exclusions', {})).exclusions;
}

/** The excluded player IDs; refetched every 5 minutes while shown. */
export const exclusionList = adminQuery(['the exclusions'], readExclusions, limits.adminListRefresh);

/** Excludes a player ID. Repeating it with the same key has no effect. @throws {ApiError} */
export function exclude(exclusion: NewExclusion, key: string): Promise<Exclusion> {
  return authorizedCall('POST /exclusions', { body: exclusion, key });
}

/** Changes an exclusion if it is as seen. @throws {ApiError} */
export function changeExclusion({ id, revision }: Exclusion, edit: Omit<ExclusionEdit, 'revision'>) {
  return authorizedCall('PATCH /exclusions/:id', { params: { id }, body: { ...edit, revision } });
}

/** Formats an end, which may be years away: `12 de marzo de 2027, 19:00 hora de México`. */
export function endText(until: Instant, zone: string): string {
  return `${dayWithYearIn(until, zone)}, ${clockIn(until, zone)}`;
}
