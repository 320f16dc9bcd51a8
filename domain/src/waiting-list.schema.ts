import { z } from './zod.ts';

/**
 * Whether a tournament that is full takes names for when a place becomes free, and who offers that place to the first:
 * the server by itself, or an organiser. `off`: nobody joins any more; who waits is still offered places.
 */
export const WaitingList = z.enum(['off', 'automatic', 'by_hand']);
export type WaitingList = z.infer<typeof WaitingList>;

/** How somebody who waits stands. */
export const Waiting = z.strictObject({
  /** Their number in line, from 1; null while a place is offered to them. */
  number: z.int().min(1).nullable(),
  /** Until when the place that is offered to them is theirs to take, ISO 8601; null where none is. */
  offeredUntil: z.string().nullable(),
});
export type Waiting = z.infer<typeof Waiting>;
