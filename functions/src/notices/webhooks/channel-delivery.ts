import type { ChannelEvent } from '@arena/domain';
import type { Attempt } from '../../outbox/notices.ts';
import type { Context } from '../../platform/context.ts';
import { receiversOf } from './receiver.ts';
import { deliveriesIn, deliveryFields, signingSecret, toDelivery, toWebhook, webhooksIn } from './webhook-document.ts';
import { callOf, messageOf } from './webhook-message.ts';

/** A notice of a channel event, with the facts that its message needs. */
interface ChannelNotice {
  id: string;
  event: ChannelEvent;
  tournament: { id: string; name: string };
  dueAt: string;
  until: string | null;
  expiresAt: string;
  version: string | null;
}

/**
 * Delivers a notice to one webhook. Stores the result right after the answer, so that an interrupted attempt isn't
 * repeated. A webhook that was paused or deleted gets nothing.
 */
export async function deliverToWebhook(
  context: Context,
  notice: ChannelNotice,
  { receiver, retries }: Attempt,
): Promise<'sent' | 'failed' | 'later'> {
  const { db, now, hash } = context;
  const document = deliveriesIn(db).doc(hash('webhook delivery', `${notice.id} ${receiver}`));
  const [stored, earlier] = await db.getAll(webhooksIn(db).doc(receiver), document);
  if (earlier?.exists && toDelivery(earlier).state !== 'waiting') return 'sent';
  if (stored === undefined || !stored.exists) return 'failed';
  const hook = toWebhook(stored);
  if (hook.paused) return 'failed';
  if (Date.parse(notice.expiresAt) < now.getTime()) {
    if (earlier?.exists) await document.update({ state: 'expired' });
    return 'failed';
  }
  const { site, post } = receiversOf(db);
  const message = messageOf({ ...notice, at: notice.dueAt }, site);
  const { result, status, fault } = await post(hook.url, callOf(signingSecret(context, hook), message, now));
  await document.set(
    deliveryFields({
      hook: receiver,
      notice: notice.id,
      event: notice.event,
      tournament: notice.tournament.name,
      at: now.toISOString(),
      state: result === 'later' ? 'waiting' : result,
      attempts: retries + 1,
      status,
      fault,
    }),
  );
  return result === 'refused' ? 'failed' : result;
}
