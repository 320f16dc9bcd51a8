import { limits } from '@arena/domain';

/** The name of a limit in the domain's table. */
export type RateName = keyof typeof limits.rate;

/** What becomes of some tries that arrive together. */
export interface Admission {
  /** How many of them are let through. */
  admitted: number;
  /** When the tries that count were made, these included, the oldest first; milliseconds since the epoch. */
  hits: number[];
  /** After how long another try would be let through; 0 where one would be at once. */
  retryAfterSeconds: number;
}

/**
 * Decides on `tries` at `now`, given when earlier ones were let through: in no stretch of time as long as the
 * window are more let through than the limit says. Tries that are refused don't count.
 */
export function admit(name: RateName, earlier: readonly number[], tries: number, now: Date): Admission {
  const { hits: most, window } = limits.rate[name];
  const time = now.getTime();
  const recent = earlier.filter((hit) => hit > time - window);
  const admitted = Math.max(0, Math.min(tries, most - recent.length));
  const hits = [...recent, ...Array.from({ length: admitted }, () => time)];
  const free = hits.length < most ? time : (hits[hits.length - most] ?? time) + window;
  return { admitted, hits, retryAfterSeconds: Math.ceil((free - time) / 1_000) };
}
