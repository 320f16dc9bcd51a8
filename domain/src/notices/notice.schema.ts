import { z } from '../zod.ts';

/** Events that notify players. */
export const PlayerEvent = z.enum([
  'approved',
  'rejected',
  'unconfirmed',
  'confirm',
  'offered',
  'replaced',
  'room',
  'result',
  'prize',
  'written',
]);
export type PlayerEvent = z.output<typeof PlayerEvent>;

/** Events that notify organisers. */
export const OrganiserEvent = z.enum(['requests', 'disputes', 'overdue']);
export type OrganiserEvent = z.output<typeof OrganiserEvent>;

/** Events posted in the community's channels. */
export const ChannelEvent = z.enum(['announced', 'opened', 'closing', 'drawn', 'room_ready', 'table', 'champion']);
export type ChannelEvent = z.output<typeof ChannelEvent>;

export const NoticeEvent = z.enum([...PlayerEvent.options, ...OrganiserEvent.options, ...ChannelEvent.options]);
export type NoticeEvent = z.output<typeof NoticeEvent>;

/** Facts that a notice may contain. They name no person and hold no code. */
export interface NoticeFacts {
  /** Name of the tournament. */
  tournament: string;
  /** The reader's deadline, ISO 8601; null without one. */
  until: string | null;
  /** Number of waiting items; null for events without a count. */
  count: number | null;
  /** Text that an organiser wrote; null for all other events. */
  text?: string | null;
}
