import type { Exclusion, ExclusionEdit, Instant, NewExclusion } from '@arena/domain';
import { queryOptions } from '@tanstack/react-query';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { clockIn, dayWithYearIn } from '#lib/time/format-date.ts';

/** The entries of an excluded player in tournaments. */
export const entriesOfExcluded = (id: string) =>
  queryOptions({
    queryKey: ['entries of an excluded player', id],
    queryFn: async () => (await authorizedCall('GET /exclusions/:id/entries', { params: { id } })).entries,
    ...refetchOnOpen,
  });

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

export const HALF_A_TIME = 'Elige el día y la hora, o borra los dos';

/** True for a day without an hour, which reads as empty: it would exclude without an end. */
export function isHalfTyped(control: unknown): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput;
}
