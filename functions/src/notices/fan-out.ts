import {
  limits,
  NoticeEvent,
  noticePlan,
  noticeTime,
  OrganiserEvent,
  type Tournament,
  takesRegistrations,
  textOrNull,
} from '@arena/domain';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type StoredNotice, toNotice } from '../outbox/notice-document.ts';
import { noticesIn } from '../outbox/notices.ts';
import { attempts } from '../platform/attempts.ts';
import { chunksOf } from '../platform/batch.ts';
import type { Context } from '../platform/context.ts';
import { wonRace } from '../platform/fault.ts';
import { toTimestamp } from '../platform/firestore.ts';
import { tasksOf } from '../platform/tasks.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { subscriptionsOfOrganisers } from './organiser-subscriptions.ts';
import { isSameRoom, recipientsOf } from './recipients.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { webhooksFor } from './webhooks/webhooks.ts';

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

/** A receiver of a notice. `zone` decides about its night; channels have none. */
interface Receiver {
  id: string;
  kind: ReceiverTask['kind'];
  zone: string;
}

const isForChannels = ({ event }: StoredNotice) => noticePlan[event].audience === 'channels';

async function channelsFor(context: Context, notice: StoredNotice, tournament: Tournament): Promise<Receiver[]> {
  const { readers, event, tournamentId } = notice;
  if (readers.of === 'room' && !(await isSameRoom(context, tournamentId, readers.matchId, readers.revision))) return [];
  if (tournament.status !== 'published') return [];
  const isAboutRegistration = event === 'opened' || event === 'closing';
  if (isAboutRegistration && !takesRegistrations(tournament, context.now)) return [];
  const all = await webhooksFor(context, notice);
  // The community's channels are a list, too. A channel of the tournament alone is the organisers' choice.
  const hooks = tournament.unlisted ? all.filter(({ scope }) => scope === tournamentId) : all;
  return hooks.map(({ id }) => ({ id, kind: 'webhook', zone: '' }));
}

/** Lists all receivers of a notice. */
async function receiversFor(context: Context, notice: StoredNotice, tournament: Tournament): Promise<Receiver[]> {
  if (isForChannels(notice)) return channelsFor(context, notice, tournament);
  const isForOrganisers = notice.readers.of === 'organisers';
  const subscriptions = isForOrganisers
    ? await subscriptionsOfOrganisers(context, OrganiserEvent.parse(notice.event))
    : await subscriptionsOf(
        context,
        (await recipientsOf(context, notice, tournament)).map(({ link }) => link),
      );
  return subscriptions
    .filter((subscription) => subscription.kind === 'push' || subscription.state === 'on')
    .map(({ id, zone }) => ({ id, kind: 'subscription', zone }));
}

/** Returns the version of a tournament's public table, which is part of its picture's address. */
async function tableVersion({ db }: Context, { event, tournamentId }: StoredNotice): Promise<string | null> {
  if (event !== 'table' && event !== 'champion') return null;
  const hash: unknown = (await db.collection('results').doc(tournamentId).get()).get('hash.inputs');
  return textOrNull(hash)?.slice(0, 12) ?? null;
}

/** Adds a task for each receiver, named by notice and receiver, so that no repetition tells twice. */
async function queue({ db }: Context, notice: SentNotice, receivers: readonly Receiver[]): Promise<void> {
  for (const some of chunksOf(receivers, limits.push.queuedAtOnce)) {
    await Promise.all(
      some.map(({ id: receiver, kind }) => {
        const data: ReceiverTask = { kind, receiver, notice };
        return tasksOf(db).add({ queue: 'deliverNotices', data, id: `${notice.id}-${receiver}` });
      }),
    );
  }
}

async function fanOut(context: Context, notice: StoredNotice): Promise<void> {
  const { db, now } = context;
  const { id, event, text, dueAt, until, expiresAt, readers, queued } = notice;
  const document = noticesIn(db).doc(id);
  const tournament = await findTournament(context, notice.tournamentId);
  const isOver = Date.parse(expiresAt) < now.getTime();
  const all = isOver || tournament === null ? [] : await receiversFor(context, notice, tournament);
  const due: Receiver[] = [];
  const waits: Date[] = [];
  for (const receiver of all) {
    const time = noticeTime(event, notice, receiver.zone, now);
    if (time === null || queued.includes(receiver.id)) continue;
    if (time > now) waits.push(time);
    else due.push(receiver);
  }
  if (tournament !== null && due.length > 0) {
    const count = readers.of === 'organisers' ? readers.count : null;
    const version = await tableVersion(context, notice);
    const { name } = tournament;
    const about = { tournament: { id: tournament.id, name }, text, count, version };
    const sent = { id, event, ...about, dueAt, until, expiresAt };
    await queue(context, sent, due);
  }
  const [next] = waits.toSorted((a, b) => a.getTime() - b.getTime());
  const end = isOver && queued.length === 0 ? 'expired' : 'done';
  // The notice may have been deleted with its tournament.
  await wonRace(
    document.update({
      nextAt: next === undefined ? null : toTimestamp(next),
      state: next === undefined ? end : 'waiting',
      ...(due.length === 0 ? {} : { queued: FieldValue.arrayUnion(...due.map((receiver) => receiver.id)) }),
    }),
  );
}

/** Ends a notice that this version can't deliver. */
async function skip({ log }: Context, { id, ref }: DocumentSnapshot): Promise<void> {
  log.error('unknown notice skipped', { notice: id });
  await wonRace(ref.update({ nextAt: null, state: 'expired' }));
}

/**
 * Makes the tasks of due notices, the most overdue first. Receivers for whom it is night get theirs in the morning.
 * Repeated and concurrent runs make the same tasks.
 * @throws Error if a notice's tasks weren't made. Those of the others are.
 */
export async function fanOutDue(context: Context): Promise<void> {
  const { attempt, end } = attempts(context.log, 'notice not queued');
  const due = noticesIn(context.db).where('nextAt', '<=', toTimestamp(context.now)).orderBy('nextAt');
  const { docs } = await due.limit(limits.push.noticesPerRun).get();
  for (const document of docs) {
    const notice = toNotice(document);
    await attempt({ notice: document.id }, () => (notice === null ? skip(context, document) : fanOut(context, notice)));
  }
  end();
}
