import { limits, textIn } from '@arena/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { noteResult } from '../outbox/notices.ts';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { toTimestamp } from '../platform/firestore.ts';
import { type TaskResult, tasksOf } from '../platform/tasks.ts';
import { mailsIn } from './mail-outbox.ts';
import { subscriptionsIn } from './subscription-document.ts';

const FollowTask = z.object({ mail: z.string() });

const millis = z.instanceof(Timestamp).transform((time) => time.toMillis());

/** A mail in the outbox. The extension writes `delivery`. */
const SentMail = z.object({
  to: z.array(z.string()),
  subscription: z.string(),
  notice: z.string().nullable(),
  isPrivate: z.boolean().catch(false),
  expiresAt: millis,
  delivery: z.object({
    state: z.enum(['PENDING', 'PROCESSING', 'RETRY', 'ERROR', 'SUCCESS']),
    attempts: z.int(),
    error: z.string().nullish(),
    leaseExpireTime: millis.nullish(),
  }),
});
export type SentMail = z.output<typeof SentMail>;

/**
 * SMTP replies by which a server says that an inbox doesn't exist or takes no mail. Repeating doesn't change that. A reply
 * about the sender, such as 5.4.5 (a daily limit) or 5.7.26 (unauthenticated), isn't one: it would end everybody's mails.
 */
const FINAL = /\b(?:550|551|553|556)\b(?![ -]5\.(?:4\.5|7\.\d+)\b)/;

type Step = 'done' | 'wait' | 'retry' | 'wake' | 'give up' | 'refused';

/** Returns the next step for a mail. @param retries number of earlier looks at it. */
export function nextStep(
  { expiresAt, delivery }: Pick<SentMail, 'expiresAt' | 'delivery'>,
  now: Date,
  retries: number,
): Step {
  const { state, attempts, error, leaseExpireTime } = delivery;
  if (state === 'SUCCESS') return 'done';
  if (now.getTime() >= expiresAt) return 'give up';
  if (state === 'ERROR') {
    if (FINAL.test(error ?? '')) return 'refused';
    return attempts >= limits.mail.attempts ? 'give up' : 'retry';
  }
  // An interrupted attempt: the extension looks at its lease only when the document is written.
  const isLeft = state === 'PROCESSING' ? (leaseExpireTime ?? 0) <= now.getTime() : retries > 0;
  return isLeft ? 'wake' : 'wait';
}

/** Marks a subscription whose address refused a mail, unless it has another address by now. */
async function noteRefusal({ db }: Context, { to, subscription }: SentMail): Promise<void> {
  const read = await subscriptionsIn(db).doc(subscription).get();
  if (read.updateTime === undefined || !to.includes(textIn(read.get('address')))) return;
  await wonRace(read.ref.update({ state: 'refused' }, { lastUpdateTime: read.updateTime }));
}

/** Has a mail looked after until it was sent. */
export function followMail({ db }: Context, mail: string): Promise<void> {
  return tasksOf(db).add({ queue: 'followMails', data: { mail }, id: mail });
}

/**
 * Runs a task of the queue `followMails`, which repeats it with growing pauses until the mail is sent. Has a failed mail
 * sent again, and an interrupted one. Gives up a mail that expired, failed too often or was refused: that deletes it and
 * counts as failed in its notice. A refusal ends the mails to the address, which 'Mi lugar' tells.
 */
export async function lookAfterMail(context: Context, data: unknown, retries: number): Promise<TaskResult> {
  const { db, now } = context;
  const task = FollowTask.safeParse(data).data;
  if (task === undefined) return 'done';
  const ref = mailsIn(db).doc(task.mail);
  const read = await ref.get();
  const mail = SentMail.safeParse(read.data()).data;
  if (mail === undefined) return 'done';
  const step = nextStep(mail, now, retries);
  if (step === 'done') {
    if (mail.isPrivate) await ref.delete();
    return 'done';
  }
  const asRead = read.updateTime === undefined ? {} : { lastUpdateTime: read.updateTime };
  if (step === 'give up' || step === 'refused') {
    const { notice, subscription } = mail;
    if (step === 'refused') await noteRefusal(context, mail);
    if (notice !== null) await noteResult(context, { notice, receiver: subscription, retries }, 'failed');
    await ref.delete();
    return 'done';
  }
  if (step === 'retry') await wonRace(ref.update({ 'delivery.state': 'RETRY' }, asRead));
  if (step === 'wake') await wonRace(ref.update({ wokenAt: toTimestamp(now) }, asRead));
  return 'later';
}
