import { prizeStanding, textIn, toMillis } from '@arena/domain';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { addNotice, addNoticeOnce, noticeRef, noticesIn } from '../notices/notices.ts';
import { plainFields } from '../platform/firestore.ts';
import { listOwed } from '../prizes/prizes.ts';
import { registrationsIn } from '../registrations/queries.ts';
import { hasOrganiserSubscriptions } from '../subscriptions/organisers.ts';

/** Last notices to organisers: the one of requests, and the prizes of each kind. */
const Told = z.object({
  requests: z.object({ notice: z.string(), at: z.string() }).nullable().catch(null),
  disputes: z.array(z.string()).catch([]),
  overdue: z.array(z.string()).catch([]),
});
type Told = z.output<typeof Told>;

const toldIn = ({ db }: Context) => db.doc('system/organiserNotices');

const readTold = async (context: Context): Promise<Told> => Told.parse((await toldIn(context).get()).data() ?? {});

/** Adds a notice of requests unless it was made before, and notes it as the last one. */
async function tell(
  context: Context,
  { tournamentId, name, count }: { tournamentId: string; name: string; count: number },
  told: Pick<Told, 'requests'>,
): Promise<void> {
  const notice = { event: 'requests', tournamentId, name, readers: { of: 'organisers', count } } as const;
  await context.db.runTransaction(async (tx) => {
    await addNoticeOnce(tx, context, notice);
    tx.set(toldIn(context), told, { merge: true });
  });
}

/** Tells whether an organiser opened the last notice, or decided a registration since. */
async function wasLookedAt({ db }: Context, { notice, at }: NonNullable<Told['requests']>): Promise<boolean> {
  const opened: unknown = (await noticesIn(db).doc(notice).get()).get('opened');
  if (Array.isArray(opened) && opened.length > 0) return true;
  const decided = db.collection('audit').where('action', '==', 'registration.status').orderBy('at', 'desc').limit(1);
  const [last] = (await decided.select('at').get()).docs;
  const { at: decidedAt } = plainFields(last?.data() ?? {});
  return (toMillis(textIn(decidedAt)) ?? 0) > Date.parse(at);
}

/** Tells organisers of the first pending registration, and of the next after an organiser looked. */
export async function tellRequests(context: Context): Promise<void> {
  const { db, now, hash } = context;
  if (!(await hasOrganiserSubscriptions(context))) return;
  const pending = registrationsIn(db).where('status', '==', 'pending');
  const [newest] = (await pending.orderBy('createdAt', 'desc').limit(1).select('tournamentId', 'createdAt').get()).docs;
  const { requests } = await readTold(context);
  if (newest === undefined) {
    if (requests !== null) await toldIn(context).set({ requests: null }, { merge: true });
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

const isOf = {
  disputes: (standing: string) => standing === 'objected' || standing === 'question',
  overdue: (standing: string) => standing === 'overdue',
} as const;

/** Prizes of a tournament that wait for an organiser, by a name each. */
interface OpenPrizes {
  tournamentId: string;
  ids: string[];
}

/** Tells of the prizes that weren't told yet, and notes all that are open: one that is settled and opens again is news. */
async function tellFresh(context: Context, event: keyof typeof isOf, open: readonly OpenPrizes[]): Promise<void> {
  const all = open.flatMap(({ ids }) => ids);
  await context.db.runTransaction(async (tx) => {
    const before = Told.parse((await tx.get(toldIn(context))).data() ?? {})[event];
    for (const { tournamentId, ids } of open) {
      const readers = { of: 'organisers', count: ids.length } as const;
      if (ids.some((id) => !before.includes(id))) addNotice(tx, context, { event, tournamentId, readers });
    }
    const isSame = all.length === before.length && all.every((id) => before.includes(id));
    if (!isSame) tx.set(toldIn(context), { [event]: all }, { merge: true });
  });
}

/** Tells organisers of prizes that came into doubt or are late since they were told last. */
export async function tellPrizes(context: Context): Promise<void> {
  if (!(await hasOrganiserSubscriptions(context))) return;
  const owed = await listOwed(context);
  for (const event of ['disputes', 'overdue'] as const) {
    const open = owed.map(({ tournamentId, prizes }) => ({
      tournamentId,
      ids: prizes
        .filter((prize) => isOf[event](prizeStanding(prize, context.now)))
        .map(({ rank, what }) => `${tournamentId}/${rank} ${what}`),
    }));
    await tellFresh(context, event, open);
  }
}
