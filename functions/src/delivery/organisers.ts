import { type OrganiserEvent, prizeStanding, textIn, toMillis } from '@arena/domain';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { addNotice, noticeRef, noticesIn } from '../notices/notices.ts';
import { plainFields } from '../platform/firestore.ts';
import { listOwed } from '../prizes/prizes.ts';
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

/** Adds a notice unless it was made before, and notes what was told. */
async function tell(
  context: Context,
  { event, tournamentId, name, count }: { event: OrganiserEvent; tournamentId: string; name: string; count: number },
  told: Partial<Told>,
): Promise<void> {
  const notice = { event, tournamentId, name, readers: { of: 'organisers', count } } as const;
  await context.db.runTransaction(async (tx) => {
    const isMade = (await tx.get(noticeRef(context, notice))).exists;
    if (!isMade) addNotice(tx, context, notice);
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
  const pending = db.collection('registrations').where('status', '==', 'pending');
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

/** Tells organisers of prizes that came into doubt or are late since they were told last. */
export async function tellPrizes(context: Context): Promise<void> {
  if (!(await hasOrganiserSubscriptions(context))) return;
  const owed = await listOwed(context);
  for (const event of ['disputes', 'overdue'] as const) {
    const before = (await readTold(context))[event];
    const open = owed.map(({ tournamentId, prizes }) => ({
      tournamentId,
      ids: prizes
        .filter((prize) => isOf[event](prizeStanding(prize, context.now)))
        .map(({ rank, what }) => `${tournamentId}/${rank} ${what}`),
    }));
    const all = open.flatMap(({ ids }) => ids);
    for (const { tournamentId, ids } of open) {
      const fresh = ids.filter((id) => !before.includes(id));
      if (fresh.length === 0) continue;
      await tell(context, { event, tournamentId, name: fresh.join(), count: ids.length }, { [event]: all });
    }
    if (before.some((id) => !all.includes(id))) await toldIn(context).set({ [event]: all }, { merge: true });
  }
}
