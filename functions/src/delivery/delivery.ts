import {
  ChannelEvent,
  limits,
  NoticeEvent,
  noticeMail,
  noticePlan,
  noticeText,
  noticeTime,
  OrganiserEvent,
  SECOND,
  type Tournament,
} from '@arena/domain';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { createRebuild } from '../lib/rebuild.ts';
import { mailDocument, mailLinks } from '../mail/outbox.ts';
import { type StoredNotice, toNotice } from '../notices/notice-document.ts';
import { noticesIn } from '../notices/notices.ts';
import { attempts } from '../platform/attempts.ts';
import { chunksOf } from '../platform/chunks.ts';
import { wonRace } from '../platform/fault.ts';
import { toTimestamp } from '../platform/firestore.ts';
import { pushOf } from '../push/push.ts';
import { subscriptionsOfOrganisers } from '../subscriptions/organisers.ts';
import {
  type MailSubscription,
  type StoredSubscription,
  subscriptionsIn,
} from '../subscriptions/subscription-document.ts';
import { subscriptionsOf } from '../subscriptions/subscriptions.ts';
import { findTournament } from '../tournaments/queries.ts';
import { deliverToChannels, expireDeliveries } from '../webhooks/channel-delivery.ts';
import { receiversOf } from '../webhooks/receiver.ts';
import { isSameRoom, recipientsOf } from './recipients.ts';

/** Result of an attempt to send a notice. `waits` are the times of further attempts, in milliseconds. */
interface Attempt {
  sent: string[];
  failed: string[];
  waits: number[];
}

const nothing: Attempt = { sent: [], failed: [], waits: [] };

/** Pause before the next attempt, in milliseconds. */
function pauseAfter(failures: number): number {
  return Math.min(limits.delivery.firstPause * 2 ** (failures - 1), limits.delivery.longestPause);
}

/** Builds a notice's payload. It contains no personal name, contact, code or link token. */
function payloadOf(notice: StoredNotice, tournament: Pick<Tournament, 'name'>, to: StoredSubscription): string {
  const { id, event, tournamentId, until, readers } = notice;
  const isOrganisers = readers.of === 'organisers';
  const count = isOrganisers ? readers.count : null;
  const text = noticeText(event, { tournament: tournament.name, until, count }, to.zone);
  // A tap opens the admin area, or the player's own page.
  const opens = isOrganisers ? { admin: true } : { tournament: tournamentId };
  return JSON.stringify({ ...text, notice: id, subscription: to.id, ...opens });
}

/** Adds a notice to the mail outbox. Repeating the call has no effect. */
async function queueMail(
  context: Context,
  { id, event, tournamentId, until, expiresAt }: StoredNotice,
  { name: tournament }: Pick<Tournament, 'name'>,
  to: MailSubscription,
): Promise<void> {
  const links = mailLinks(receiversOf(context.db).site, { tournamentId, answer: to.answer });
  const { ref, fields } = mailDocument(context, {
    name: `${id} ${to.id}`,
    to: to.address,
    message: noticeMail(event, { tournament, until, count: null }, to.zone, links),
    subscription: to.id,
    notice: id,
    expiresAt,
  });
  await wonRace(ref.create(fields));
}

/** Sends a notice to one browser or address if it is due. */
async function sendTo(
  context: Context,
  notice: StoredNotice,
  tournament: Tournament,
  to: StoredSubscription,
): Promise<Attempt> {
  const { now, db } = context;
  const time = noticeTime(notice.event, notice, to.zone, now);
  if (time === null) return { ...nothing, failed: [to.id] };
  if (time > now) return { ...nothing, waits: [time.getTime()] };
  if (to.kind === 'mail') {
    await queueMail(context, notice, tournament, to);
    return { ...nothing, sent: [to.id] };
  }
  const result = await pushOf(db).send(to, {
    payload: payloadOf(notice, tournament, to),
    topic: notice.id,
    ttl: Math.ceil((Date.parse(notice.expiresAt) - now.getTime()) / SECOND),
    isUrgent: noticePlan[notice.event].isUrgent,
  });
  if (result === 'sent') return { ...nothing, sent: [to.id] };
  if (result === 'later') return { ...nothing, waits: [now.getTime() + pauseAfter(notice.attempts)] };
  if (result === 'gone') await subscriptionsIn(db).doc(to.id).delete();
  return { ...nothing, failed: [to.id] };
}

/** Claims a notice for the length of a lease. Null if another run has it or it is done. */
async function claim({ db, now }: Context, id: string): Promise<StoredNotice | null> {
  const read = await noticesIn(db).doc(id).get();
  if (read.updateTime === undefined) return null;
  const notice = toNotice(read);
  if (notice.nextAt === null || Date.parse(notice.nextAt) > now.getTime()) return null;
  const attempt = notice.attempts + 1;
  const nextAt = toTimestamp(new Date(now.getTime() + limits.delivery.lease));
  // No transaction: during busy minutes, concurrent runs would wait for each other's locks until they fail.
  const isMine = await wonRace(read.ref.update({ nextAt, attempts: attempt }, { lastUpdateTime: read.updateTime }));
  return isMine ? { ...notice, attempts: attempt } : null;
}

/** Sends a notice to the community's channels. Each result is stored separately. */
async function attemptChannels(context: Context, notice: StoredNotice, tournament: Tournament): Promise<Attempt> {
  const { readers } = notice;
  const event = ChannelEvent.parse(notice.event);
  const isGone =
    readers.of === 'room' && !(await isSameRoom(context, tournament.id, readers.matchId, readers.revision));
  const isDone = isGone || (await deliverToChannels(context, { ...notice, event }, tournament));
  return { ...nothing, waits: isDone ? [] : [context.now.getTime() + pauseAfter(notice.attempts)] };
}

const isForChannels = (event: NoticeEvent) => noticePlan[event].audience === 'channels';

/** Lists the browsers and addresses that receive a notice. */
async function receiversFor(
  context: Context,
  notice: StoredNotice,
  tournament: Tournament,
): Promise<StoredSubscription[]> {
  if (notice.readers.of === 'organisers') return subscriptionsOfOrganisers(context, OrganiserEvent.parse(notice.event));
  const links = (await recipientsOf(context, notice, tournament)).flatMap(({ link }) => link || []);
  const all = await subscriptionsOf(context, links);
  return all.filter((subscription) => subscription.kind === 'push' || subscription.state === 'on');
}

async function attemptAll(context: Context, notice: StoredNotice): Promise<Attempt> {
  const tournament = await findTournament(context, notice.tournamentId);
  if (tournament === null) return nothing;
  if (isForChannels(notice.event)) return attemptChannels(context, notice, tournament);
  const all: Attempt = { sent: [], failed: [], waits: [] };
  const done = new Set([...notice.sent, ...notice.failed]);
  const left = (await receiversFor(context, notice, tournament)).filter(({ id }) => !done.has(id));
  for (const some of chunksOf(left, limits.push.atOnce)) {
    for (const { sent, failed, waits } of await Promise.all(
      some.map((to) => sendTo(context, notice, tournament, to)),
    )) {
      all.sent.push(...sent);
      all.failed.push(...failed);
      all.waits.push(...waits);
    }
  }
  return all;
}

async function deliver(context: Context, id: string): Promise<void> {
  const notice = await claim(context, id);
  if (notice === null) return;
  const isOver = Date.parse(notice.expiresAt) < context.now.getTime();
  const { sent, failed, waits } = isOver ? nothing : await attemptAll(context, notice);
  if (isOver && isForChannels(notice.event)) await expireDeliveries(context, notice);
  const next = waits.length === 0 ? null : toTimestamp(new Date(Math.min(...waits)));
  const state = isOver && notice.sent.length === 0 ? 'expired' : 'done';
  await noticesIn(context.db)
    .doc(id)
    .update({
      nextAt: next,
      state: next === null ? state : 'waiting',
      ...(sent.length === 0 ? {} : { sent: FieldValue.arrayUnion(...sent) }),
      ...(failed.length === 0 ? {} : { failed: FieldValue.arrayUnion(...failed) }),
    });
}

/**
 * Delivers due notices, the most overdue first. Channel notices run in parallel, so that a slow receiver doesn't delay
 * players. Concurrent runs share the work. An interrupted notice is retried after its lease.
 * @throws Error if a delivery failed. The others are completed.
 */
export async function deliverNotices(context: Context): Promise<void> {
  const { attempt, end } = attempts(context.log, 'notice not delivered');
  const due = noticesIn(context.db).where('nextAt', '<=', toTimestamp(context.now)).orderBy('nextAt');
  const { docs } = await due.limit(limits.push.noticesPerRun).select('event').get();
  const isSlow = (document: DocumentSnapshot) => isForChannels(NoticeEvent.parse(document.get('event')));
  const each = ({ id }: DocumentSnapshot) => attempt({ notice: id }, () => deliver(context, id));
  const channels = Promise.all(docs.filter(isSlow).map(each));
  for (const document of docs) if (!isSlow(document)) await each(document);
  await channels;
  end();
}

/** Delivers after commits, at most once a second. */
export const noticeDelivery = createRebuild(deliverNotices, 'notices not delivered');

/** Records that a notice was opened on a browser that received it. */
export async function noteOpened({ db }: Context, id: string, subscription: string): Promise<void> {
  const document = noticesIn(db).doc(id);
  await db.runTransaction(async (tx) => {
    const read = await tx.get(document);
    if (!read.exists || !toNotice(read).sent.includes(subscription)) return;
    tx.update(document, { opened: FieldValue.arrayUnion(subscription) });
  });
}
