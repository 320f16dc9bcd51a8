import { prizeStanding, textIn, toMillis } from '@arena/domain';
import { z } from 'zod';
import { listOwed } from '../competitions/prizes.ts';
import { addNotice, addNoticeOnce, noticeRef, noticesIn } from '../outbox/notices.ts';
import type { Context } from '../platform/context.ts';
import { plainFields } from '../platform/firestore.ts';
import { registrationsIn } from '../registrations/registration-queries.ts';
import { hasOrganiserSubscriptions } from './organiser-subscriptions.ts';

/** Last notices to organisers: about requests, and about prizes of each kind. */
const LastNotices = z.object({
  requests: z.object({ notice: z.string(), at: z.string() }).nullable().catch(null),
  disputes: z.array(z.string()).catch([]),
  overdue: z.array(z.string()).catch([]),
});
type LastNotices = z.output<typeof LastNotices>;

const lastNoticesIn = ({ db }: Context) => db.doc('system/organiserNotices');

const readLastNotices = async (context: Context): Promise<LastNotices> =>
  LastNotices.parse((await lastNoticesIn(context).get()).data() ?? {});

/** Adds a notice about requests unless it exists, and stores it as the last one. */
async function tell(
  context: Context,
  { tournamentId, name, count }: { tournamentId: string; name: string; count: number },
  last: Pick<LastNotices, 'requests'>,
): Promise<void> {
  const notice = { event: 'requests', tournamentId, name, readers: { of: 'organisers', count } } as const;
  await context.db.runTransaction(async (tx) => {
    await addNoticeOnce(tx, context, notice);
    tx.set(lastNoticesIn(context), last, { merge: true });
  });
}

/** Checks if an organiser opened the last notice or decided a registration since. */
async function wasLookedAt({ db }: Context, { notice, at }: NonNullable<LastNotices['requests']>): Promise<boolean> {
  const opened: unknown = (await noticesIn(db).doc(notice).get()).get('opened');
  if (Array.isArray(opened) && opened.length > 0) return true;
  const decided = db.collection('audit').where('action', '==', 'registration.status').orderBy('at', 'desc').limit(1);
  const [last] = (await decided.select('at').get()).docs;
  const { at: decidedAt } = plainFields(last?.data() ?? {});
  return (toMillis(textIn(decidedAt)) ?? 0) > Date.parse(at);
}

/** Notifies organisers of the first pending registration, and again only after one of them looked. */
export async function notifyRequests(context: Context): Promise<void> {
  const { db, now, hash } = context;
  if (!(await hasOrganiserSubscriptions(context))) return;
  const pending = registrationsIn(db).where('status', '==', 'pending');
  const [newest] = (await pending.orderBy('createdAt', 'desc').limit(1).select('tournamentId', 'createdAt').get()).docs;
  const { requests } = await readLastNotices(context);
  if (newest === undefined) {
    if (requests !== null) await lastNoticesIn(context).set({ requests: null }, { merge: true });
    return;
  }
  const { tournamentId, createdAt } = plainFields(newest.data());
  const isOld = requests !== null && (toMillis(textIn(createdAt)) ?? 0) <= Date.parse(requests.at);
  if (isOld || (requests !== null && !(await wasLookedAt(context, requests)))) return;
  const of = { event: 'requests', tournamentId: textIn(tournamentId), name: newest.id } as const;
  const count = (await pending.where('tournamentId', '==', of.tournamentId).count().get()).data().count;
  await tell(
    context,
    { ...of, count },
    { requests: { notice: noticeRef({ db, hash }, of).id, at: now.toISOString() } },
  );
}

const isOpenFor = {
  disputes: (standing: string) => standing === 'objected' || standing === 'question',
  overdue: (standing: string) => standing === 'overdue',
} as const;

/** A tournament's open prizes, each identified by a name. */
interface OpenPrizes {
  tournamentId: string;
  ids: string[];
}

/** Notifies organisers of newly open prizes and stores all open ones. A prize that reopens is notified again. */
async function tellNew(context: Context, event: keyof typeof isOpenFor, open: readonly OpenPrizes[]): Promise<void> {
  const all = open.flatMap(({ ids }) => ids);
  await context.db.runTransaction(async (tx) => {
    const before = LastNotices.parse((await tx.get(lastNoticesIn(context))).data() ?? {})[event];
    for (const { tournamentId, ids } of open) {
      const readers = { of: 'organisers', count: ids.length } as const;
      if (ids.some((id) => !before.includes(id))) addNotice(tx, context, { event, tournamentId, readers });
    }
    const isSame = all.length === before.length && all.every((id) => before.includes(id));
    if (!isSame) tx.set(lastNoticesIn(context), { [event]: all }, { merge: true });
  });
}

/** Notifies organisers of prizes that became disputed or overdue since the last notice. */
export async function notifyPrizes(context: Context): Promise<void> {
  if (!(await hasOrganiserSubscriptions(context))) return;
  const owed = await listOwed(context);
  for (const event of ['disputes', 'overdue'] as const) {
    const open = owed.map(({ tournamentId, prizes }) => ({
      tournamentId,
      ids: prizes
        .filter((prize) => isOpenFor[event](prizeStanding(prize, context.now)))
        .map(({ rank, what }) => `${tournamentId}/${rank} ${what}`),
    }));
    await tellNew(context, event, open);
  }
}
