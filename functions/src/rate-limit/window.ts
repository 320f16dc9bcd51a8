/** A limit of `hits` within every `window`. */
export interface Window {
  hits: number;
  /** In milliseconds. */
  window: number;
}

/** What becomes of a try. */
export interface Admission {
  admitted: boolean;
  /** What there is to remember of the tries that were let through, this one included. */
  hits: readonly number[];
  /** Until when, in milliseconds since the epoch. */
  until: number;
  /** How many tries weigh on the limit now, this one included where it was let through. */
  weight: number;
  /** After how long another try would be let through; 0 where one would be at once. */
  retryAfterSeconds: number;
}

/**
 * Decides on a try at `now`, given when earlier ones were let through, the oldest first, in milliseconds since the
 * epoch: in no stretch of time as long as the window are more let through than the limit says. Tries that are refused
 * don't count.
 */
export function admit({ hits: most, window }: Window, earlier: readonly number[], now: Date): Admission {
  const time = now.getTime();
  const recent = earlier.filter((hit) => hit > time - window);
  const admitted = recent.length < most;
  const hits = admitted ? [...recent, time] : recent;
  const free = hits.length < most ? time : (hits[hits.length - most] ?? time) + window;
  return {
    admitted,
    hits,
    until: time + window,
    weight: hits.length,
    retryAfterSeconds: Math.ceil((free - time) / 1_000),
  };
}
