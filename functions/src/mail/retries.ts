import { limits } from '@arena/domain';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { noticesIn } from '../notices/notices.ts';
import { attempts } from '../platform/attempts.ts';
import { mailsIn } from './outbox.ts';

const instant = z.instanceof(Timestamp).transform((time) => time.toMillis());

/** An unfinished mail. The extension writes `delivery`. */
const SentMail = z.object({
  subscription: z.string(),
  notice: z.string().nullable(),
  expiresAt: instant,
  delivery: z.object({ state: z.string(), attempts: z.int(), endTime: instant.nullish() }),
});
type SentMail = z.output<typeof SentMail>;

/** The extension's states of unfinished mails. */
const OPEN = ['PENDING', 'PROCESSING', 'ERROR'];

function nextStep({ expiresAt, delivery }: SentMail, now: Date): 'retry' | 'give up' | 'wait' {
  const hasFailed = delivery.state === 'ERROR';
  if (now.getTime() >= expiresAt || (hasFailed && delivery.attempts >= limits.mail.attempts)) return 'give up';
  const pause = limits.mail.firstPause * 2 ** Math.max(0, delivery.attempts - 1);
  return hasFailed && (delivery.endTime ?? 0) + pause <= now.getTime() ? 'retry' : 'wait';
}

/** Retries or gives up one mail in its current state. Giving up deletes it and counts as failed in its notice. */
async function retryOrGiveUp({ db, now }: Context, { ref }: DocumentSnapshot): Promise<void> {
  await db.runTransaction(async (tx) => {
    const read = await tx.get(ref);
    const mail = SentMail.safeParse(read.data()).data;
    if (mail === undefined || !OPEN.includes(mail.delivery.state)) return;
    const next = nextStep(mail, now);
    if (next === 'wait') return;
    if (next === 'retry') {
      tx.update(ref, { 'delivery.state': 'RETRY' });
      return;
    }
    const { subscription } = mail;
    const notice = mail.notice === null ? null : await tx.get(noticesIn(db).doc(mail.notice));
    tx.delete(ref);
    if (!notice?.exists) return;
    tx.update(notice.ref, { sent: FieldValue.arrayRemove(subscription), failed: FieldValue.arrayUnion(subscription) });
  });
}

/**
 * Retries failed mails with growing pauses. Gives up mails that expired or failed too often. Safe to run twice at once.
 * @throws Error if a mail couldn't be processed. The others are processed anyway.
 */
export async function retryMails(context: Context): Promise<void> {
  const { attempt, end } = attempts(context.log, 'mail not carried on');
  const open = mailsIn(context.db).where('delivery.state', 'in', OPEN).limit(limits.mail.retriedPerRun);
  for (const mail of (await open.get()).docs) await attempt({ mail: mail.id }, () => retryOrGiveUp(context, mail));
  end();
}
