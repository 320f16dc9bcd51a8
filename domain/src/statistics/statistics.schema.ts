import { z } from '../zod.ts';

const count = z.int().min(0);

/** How many registrations there are of each status. */
export const StatusCounts = z.strictObject({ pending: count, approved: count, rejected: count });
export type StatusCounts = z.infer<typeof StatusCounts>;

/** How many registrations there are, whatever their status. */
export function countedIn({ pending, approved, rejected }: StatusCounts): number {
  return pending + approved + rejected;
}

/** The sum of two counts. */
export function addCounts(a: StatusCounts, b: StatusCounts): StatusCounts {
  return { pending: a.pending + b.pending, approved: a.approved + b.approved, rejected: a.rejected + b.rejected };
}

/**
 * What organisers see of how registrations go: counts and times, nothing of a person. Instants are ISO 8601 in UTC,
 * times are minutes. What needs the registrations themselves (`decisions`, `players`) is counted from the latest of
 * them, `sample` in number.
 */
export const Statistics = z.strictObject({
  byStatus: StatusCounts,
  /** How many registrations arrived in each day or week, the earliest first; `from` is when it began. */
  arrivals: z.array(z.strictObject({ from: z.string(), registrations: count })),
  /** The latest tournaments by date; `maxPlayers` 0 means no limit. */
  tournaments: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      status: z.string(),
      date: z.string().nullable(),
      maxPlayers: count,
      registrations: StatusCounts,
    }),
  ),
  sample: count,
  decisions: z.strictObject({
    /** Half of the decisions took at most this long; null where there is none. */
    median: z.number().nullable(),
    /** How many were decided within each of these times, beyond the one before; the last has no end. */
    within: z.array(z.strictObject({ minutes: z.number().nullable(), registrations: count })),
  }),
  /** How many players took part in one, two, or more tournaments. */
  players: z.strictObject({ once: count, twice: count, more: count }),
  /** Since when the registration that has waited longest waits. */
  oldestPending: z.string().nullable(),
});
export type Statistics = z.infer<typeof Statistics>;

/** What arrivals are counted by: the last 30 days, or the last 12 weeks. */
export const StatisticsSpan = z.enum(['days', 'weeks']);
export type StatisticsSpan = z.infer<typeof StatisticsSpan>;
