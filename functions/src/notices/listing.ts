import { limits, type NoticeSummary, noticeSummaries } from '@arena/domain';
import type { Context } from '../context.ts';
import { toNotice } from './notice-document.ts';
import { noticesIn } from './notices.ts';

/** Lists what a tournament's notices came to, the newest first, and no reader of theirs. */
export async function listNotices({ db, now }: Context, tournamentId: string): Promise<NoticeSummary[]> {
  const newest = noticesIn(db).where('tournamentId', '==', tournamentId).orderBy('createdAt', 'desc');
  const { docs } = await newest.limit(limits.page.most).get();
  const due = docs.map(toNotice).filter(({ dueAt }) => Date.parse(dueAt) <= now.getTime());
  const byTime = due.toSorted((a, b) => Date.parse(b.dueAt) - Date.parse(a.dueAt));
  return noticeSummaries(
    byTime.map(({ event, dueAt, state, sent, opened, failed }) => ({
      event,
      at: dueAt,
      waiting: state === 'waiting' ? 1 : 0,
      sent: sent.length,
      opened: opened.length,
      failed: failed.length,
    })),
  );
}
