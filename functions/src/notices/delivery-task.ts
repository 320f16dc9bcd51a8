import { NoticeEvent } from '@arena/domain';
import { z } from 'zod';

const instant = z.string();

/** A notice as its receivers get it. It contains no personal name, contact, code or link token. */
const SentNotice = z.object({
  id: z.string(),
  event: NoticeEvent,
  tournament: z.object({ id: z.string(), name: z.string() }),
  dueAt: instant,
  until: instant.nullable(),
  expiresAt: instant,
  /** Number of open items, for organisers. */
  count: z.int().nullable(),
  /** Text that an organiser wrote. */
  text: z.string().nullable().default(null),
  /** Version of the public table, for channels. */
  version: z.string().nullable(),
});
export type SentNotice = z.output<typeof SentNotice>;

/** Sends one notice to one receiver: the id of a subscription or a webhook. */
const ReceiverTask = z.object({
  kind: z.enum(['subscription', 'webhook']),
  receiver: z.string(),
  notice: SentNotice,
});
export type ReceiverTask = z.output<typeof ReceiverTask>;

/** Makes the tasks of all due notices. */
const FanOutTask = z.object({ kind: z.literal('due') });

export const DeliveryTask = z.discriminatedUnion('kind', [ReceiverTask, FanOutTask]);
export type DeliveryTask = z.output<typeof DeliveryTask>;
