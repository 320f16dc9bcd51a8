import { z } from '../zod.ts';

/**
 * The mode of a full tournament's waiting list: free seats are offered by the server (`automatic`) or an organiser
 * (`by_hand`). `off`: closed to new names; names on it still get offers.
 */
export const WaitingList = z.enum(['off', 'automatic', 'by_hand']);
export type WaitingList = z.infer<typeof WaitingList>;

export const Waiting = z.strictObject({
  /** Position in line, from 1; null while a seat is offered. */
  number: z.int().min(1).nullable(),
  /** ISO 8601; null without an offer. */
  offeredUntil: z.string().nullable(),
});
export type Waiting = z.infer<typeof Waiting>;

/** Players of an entry: jugador, dúo, escuadra. */
export const TeamSize = z.union([z.literal(1), z.literal(2), z.literal(4)], 'Elige solo, dúo o escuadra');
export type TeamSize = z.infer<typeof TeamSize>;
