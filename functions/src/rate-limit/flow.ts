import { MINUTE } from '@arena/domain';
import type { Admission } from './window.ts';

/** A limit that gives way steadily: `most` at once, and `perMinute` after those. */
export interface Flow {
  most: number;
  perMinute: number;
}

/** How many tries weigh on a flow at `now`: those that it hasn't let off yet. */
export function levelOf({ perMinute }: Flow, [clear = 0]: readonly number[], now: Date): number {
  return Math.max(0, ((clear - now.getTime()) * perMinute) / MINUTE);
}

/**
 * Decides on a try at `now`. All that is remembered is when every try so far will have been let off, in milliseconds
 * since the epoch. Tries that are refused don't count.
 */
export function flowOn(flow: Flow, earlier: readonly number[], now: Date): Admission {
  const each = MINUTE / flow.perMinute;
  const before = levelOf(flow, earlier, now);
  const admitted = before + 1 <= flow.most;
  const level = admitted ? before + 1 : before;
  const clear = now.getTime() + Math.ceil(level * each);
  const wait = Math.max(0, level + 1 - flow.most) * each;
  return { admitted, hits: [clear], until: clear, weight: level, retryAfterSeconds: Math.ceil(wait / 1_000) };
}

/** Counts a try at `now` and refuses none: how many weigh, as many as the flow lets weigh at most. */
export function weigh(flow: Flow, earlier: readonly number[], now: Date): Admission {
  const weight = Math.min(flow.most, levelOf(flow, earlier, now) + 1);
  const clear = now.getTime() + Math.ceil((weight * MINUTE) / flow.perMinute);
  return { admitted: true, hits: [clear], until: clear, weight, retryAfterSeconds: 0 };
}
