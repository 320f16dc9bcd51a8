import { z } from '../zod.ts';

const count = z.int().min(0);

export const StatusCounts = z.strictObject({ pending: count, approved: count, rejected: count });
export type StatusCounts = z.infer<typeof StatusCounts>;

/** Sums the counts of all statuses. */
export function countedIn({ pending, approved, rejected }: StatusCounts): number {
  return pending + approved + rejected;
}

/** The sum of two counts. */
export function addCounts(a: StatusCounts, b: StatusCounts): StatusCounts {
  return { pending: a.pending + b.pending, approved: a.approved + b.approved, rejected: a.rejected + b.rejected };
}

/**
 * Counts and times of registrations, without personal data. Instants are ISO 8601 in UTC, times are minutes.
 * `decisions` and `players` are counted from the latest `sample` registrations.
 */
export const Statistics = z.strictObject({
  byStatus: StatusCounts,
  /** Registrations by day or week, the earliest first; `from` is its start. */
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
    /** The median decision time, or null. */
    median: z.number().nullable(),
    /** Registrations decided within each limit, but not the one before; the last has no limit. */
    within: z.array(z.strictObject({ minutes: z.number().nullable(), registrations: count })),
  }),
  /** Players by their number of tournaments. */
  players: z.strictObject({ once: count, twice: count, more: count }),
  oldestPending: z.string().nullable(),
});
export type Statistics = z.infer<typeof Statistics>;

/** The last 30 days, or the last 12 weeks. */
export const StatisticsSpan = z.enum(['days', 'weeks']);
export type StatisticsSpan = z.infer<typeof StatisticsSpan>;
