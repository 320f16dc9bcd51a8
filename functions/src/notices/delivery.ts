import { ChannelEvent, noticeMail, noticePlan, noticeText, noticeTime, SECOND } from '@arena/domain';
import { noteResult } from '../outbox/notices.ts';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import type { TaskResult } from '../platform/tasks.ts';
import { DeliveryTask, fanOutDue, type ReceiverTask, type SentNotice } from './fan-out.ts';
import { followMail } from './mail-follow.ts';
import { mailDocument, noticeLinks } from './mail-outbox.ts';
import { pushOf } from './push.ts';
import {
  type MailSubscription,
  mailAnswer,
  type StoredSubscription,
  subscriptionsIn,
  toSubscription,
} from './subscription-document.ts';
import { deliverToWebhook } from './webhooks/channel-delivery.ts';
import { receiversOf } from './webhooks/receiver.ts';

type Result = 'sent' | 'failed' | 'later';

/** Builds a notice's payload. It contains no personal name, contact, code or link token. */
function payloadOf(notice: SentNotice, to: StoredSubscription): string {
  const { id, event, tournament, until, count, text } = notice;
  const words = noticeText(event, { tournament: tournament.name, until, count, text }, to.zone);
  // A tap opens the admin area, or the player's own page.
  const opens = noticePlan[event].audience === 'organisers' ? { admin: true } : { tournament: tournament.id };
  return JSON.stringify({ ...words, notice: id, subscription: to.id, ...opens });
}

/** Adds a notice to the mail outbox. Repeating the call has no effect. */
async function queueMail(context: Context, notice: SentNotice, to: MailSubscription): Promise<void> {
  const { id, event, tournament, until, expiresAt, text } = notice;
  const answer = mailAnswer(context, to.link, to.address);
  const links = noticeLinks(receiversOf(context.db).site, { tournamentId: tournament.id, answer });
  const { ref, fields } = mailDocument(context, {
    name: `${id} ${to.id}`,
    to: to.address,
    message: noticeMail(event, { tournament: tournament.name, until, count: null, text }, to.zone, links),
    subscription: to.id,
    notice: id,
    expiresAt,
  });
  await wonRace(ref.create(fields));
  await followMail(context, ref.id);
}

/** Sends a notice to one browser or address. */
async function sendTo(context: Context, notice: SentNotice, id: string): Promise<Result> {
  const { db, now } = context;
  const read = await subscriptionsIn(db).doc(id).get();
  if (!read.exists) return 'failed';
  const to = toSubscription(read);
  const time = noticeTime(notice.event, notice, to.zone, now);
  if (time === null) return 'failed';
  // The night has begun since the last attempt.
  if (time > now) return 'later';
  if (to.kind === 'mail') {
    if (to.state !== 'on') return 'failed';
    await queueMail(context, notice, to);
    return 'sent';
  }
  const result = await pushOf(db).send(to, {
    payload: payloadOf(notice, to),
    topic: notice.id,
    ttl: Math.ceil((Date.parse(notice.expiresAt) - now.getTime()) / SECOND),
    isUrgent: noticePlan[notice.event].isUrgent,
  });
  if (result === 'gone') await read.ref.delete();
  return result === 'gone' || result === 'refused' ? 'failed' : result;
}

/** Delivers one notice to one receiver. */
async function deliver(
  context: Context,
  { kind, receiver, notice }: ReceiverTask,
  retries: number,
): Promise<TaskResult> {
  const attempt = { notice: notice.id, receiver, retries };
  const result =
    kind === 'webhook'
      ? await deliverToWebhook(context, { ...notice, event: ChannelEvent.parse(notice.event) }, attempt)
      : await sendTo(context, notice, receiver);
  await noteResult(context, attempt, result);
  return result === 'later' ? 'later' : 'done';
}

/** Runs a task of the queue `deliverNotices`. @param retries number of its earlier attempts. */
export async function runDelivery(context: Context, data: unknown, retries: number): Promise<TaskResult> {
  const task = DeliveryTask.safeParse(data).data;
  if (task === undefined) {
    context.log.error('unknown task skipped', {});
    return 'done';
  }
  if (task.kind !== 'due') return deliver(context, task, retries);
  await fanOutDue(context);
  return 'done';
}
