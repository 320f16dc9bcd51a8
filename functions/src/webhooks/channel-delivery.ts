import { type ChannelEvent, type Tournament, takesRegistrations, textOrNull } from '@arena/domain';
import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { StoredNotice } from '../notices/notice-document.ts';
import { noticesIn } from '../notices/notices.ts';
import { type ChannelMessage, callOf, messageOf } from './message.ts';
import { receiversOf } from './receiver.ts';
import {
  COMMUNITY,
  deliveriesIn,
  deliveryFields,
  type StoredWebhook,
  toWebhook,
  webhooksIn,
} from './webhook-document.ts';

/** Notice for a channel event. */
export type ChannelNotice = StoredNotice & { event: ChannelEvent };

/** Lists the webhooks that a notice hasn't reached. Webhooks added after the notice's due time don't receive it. */
async function webhooksFor({ db }: Context, notice: ChannelNotice): Promise<StoredWebhook[]> {
  const { tournamentId, dueAt, sent, failed } = notice;
  const { docs } = await webhooksIn(db).where('scope', 'in', [COMMUNITY, tournamentId]).get();
  const done = new Set([...sent, ...failed]);
  return docs
    .map(toWebhook)
    .filter(({ id, paused, createdAt }) => !paused && !done.has(id) && Date.parse(createdAt) <= Date.parse(dueAt));
}

function stillApplies({ event }: ChannelNotice, tournament: Tournament, now: Date): boolean {
  if (tournament.status !== 'published') return false;
  return event === 'opened' || event === 'closing' ? takesRegistrations(tournament, now) : true;
}

/** Returns the version of a tournament's public table, which is part of its picture's address. */
async function tableVersion({ db }: Context, tournamentId: string): Promise<string | null> {
  const hash: unknown = (await db.collection('results').doc(tournamentId).get()).get('hash.inputs');
  return textOrNull(hash)?.slice(0, 12) ?? null;
}

/** Delivers to one webhook. Stores the result at once, so that an interrupted run doesn't send it twice. */
async function deliverTo(
  context: Context,
  notice: ChannelNotice,
  message: ChannelMessage,
  hook: StoredWebhook,
): Promise<boolean> {
  const { db, now, hash } = context;
  const { result, status, fault } = await receiversOf(db).post(hook.url, callOf(hook, message, now));
  const batch = db.batch();
  const id = hash('webhook delivery', `${notice.id} ${hook.id}`);
  const fields = deliveryFields({
    hook: hook.id,
    notice: notice.id,
    event: notice.event,
    tournament: message.tournament?.name ?? '',
    at: now.toISOString(),
    state: result === 'later' ? 'waiting' : result,
    attempts: notice.attempts,
    status,
    fault,
  });
  batch.set(deliveriesIn(db).doc(id), fields);
  if (result !== 'later') {
    const list = result === 'sent' ? 'sent' : 'failed';
    batch.update(noticesIn(db).doc(notice.id), { [list]: FieldValue.arrayUnion(hook.id) });
  }
  await batch.commit();
  return result !== 'later';
}

/** Delivers a notice to its webhooks. @returns false if some have to be retried. */
export async function deliverToChannels(
  context: Context,
  notice: ChannelNotice,
  tournament: Tournament,
): Promise<boolean> {
  if (!stillApplies(notice, tournament, context.now)) return true;
  const hooks = await webhooksFor(context, notice);
  if (hooks.length === 0) return true;
  const { id, event, dueAt: at, until } = notice;
  const isOfTable = event === 'table' || event === 'champion';
  const version = isOfTable ? await tableVersion(context, tournament.id) : null;
  const message = messageOf({ id, event, at, until, tournament, version }, receiversOf(context.db).site);
  const done = await Promise.all(hooks.map((hook) => deliverTo(context, notice, message, hook)));
  return done.every(Boolean);
}

/** Marks the waiting deliveries of an expired notice as `expired`. */
export async function expireDeliveries({ db }: Context, notice: Pick<StoredNotice, 'id'>): Promise<void> {
  const { docs } = await deliveriesIn(db).where('notice', '==', notice.id).where('state', '==', 'waiting').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ state: 'expired' })));
}
