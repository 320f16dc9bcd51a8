import { DAY, limits, MessageGroup, NoticeEvent } from '@arena/domain';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { plainFields, toTimestamp } from '../platform/firestore.ts';

const instant = z.string();

/** States of a notice: `waiting` has receivers at `nextAt`, `expired` had none in time. */
const NoticeState = z.enum(['waiting', 'done', 'expired']);

const Readers = z.discriminatedUnion('of', [
  z.object({ of: z.literal('registrations'), ids: z.array(z.string()) }),
  /** Players of a match, as long as its room has this revision. */
  z.object({ of: z.literal('room'), matchId: z.string(), revision: z.int() }),
  /** Players who have to confirm before the notice's `until`. */
  z.object({ of: z.literal('unconfirmed') }),
  /** Approved players, or those who have to confirm now. */
  z.object({ of: z.literal('group'), group: MessageGroup }),
  /** Players of one group of a stage. */
  z.object({ of: z.literal('lobby'), stageId: z.string(), groupId: z.string() }),
  /** The community's channels. */
  z.object({ of: z.literal('channels') }),
  /** Organisers who subscribed to the event. `count` is the number of open items. */
  z.object({ of: z.literal('organisers'), count: z.int() }),
]);

/** Document of a notice: its event and delivery. It identifies readers by registration only. */
const StoredNotice = z.object({
  id: z.string(),
  event: NoticeEvent,
  tournamentId: z.string(),
  readers: Readers,
  /** Text that an organiser wrote. */
  text: z.string().nullable().default(null),
  until: instant.nullable(),
  dueAt: instant,
  expiresAt: instant,
  state: NoticeState,
  /** Time at which the next receivers get their tasks; null if there are none left. */
  nextAt: instant.nullable(),
  /** Ids of receivers: those with a task, those of them that are tried again, that failed, and that opened it. */
  queued: z.array(z.string()),
  retried: z.array(z.string()),
  failed: z.array(z.string()),
  opened: z.array(z.string()),
});
export type StoredNotice = z.output<typeof StoredNotice>;

interface NewDelivery extends Pick<StoredNotice, 'state' | 'queued' | 'retried' | 'failed' | 'opened'> {
  nextAt: Timestamp;
  deleteAt: Timestamp;
}

/** Fields of a delivery that hasn't begun. `deleteAt` is for Firestore's TTL. */
export function newDelivery(dueAt: string, expiresAt: string): NewDelivery {
  const deleteAt = toTimestamp(new Date(Date.parse(expiresAt) + limits.delivery.keptDays * DAY));
  return { state: 'waiting', nextAt: toTimestamp(dueAt), queued: [], retried: [], failed: [], opened: [], deleteAt };
}

/** Returns null for a notice that this version doesn't know, such as one of a newer version. */
export function toNotice(document: DocumentSnapshot): StoredNotice | null {
  return StoredNotice.safeParse({ ...plainFields(document.data() ?? {}), id: document.id }).data ?? null;
}
