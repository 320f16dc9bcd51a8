import { limits, takesRegistrations } from '@arena/domain';
import type { Context } from '../context.ts';
import { addNotice, noticeRef } from '../notices/notices.ts';
import { findClosing } from '../tournaments/queries.ts';

/** Tells the community's channels of registrations that close within an hour, once for each deadline. */
export async function tellClosing(context: Context): Promise<void> {
  const { db, now } = context;
  for (const tournament of await findClosing(context, new Date(now.getTime() + limits.closingSoon))) {
    const { id: tournamentId, registrationDeadline: until } = tournament;
    if (until === null || !takesRegistrations(tournament, now)) continue;
    const notice = { event: 'closing', tournamentId, name: until, readers: { of: 'channels' }, until } as const;
    await db.runTransaction(async (tx) => {
      if (!(await tx.get(noticeRef(context, notice))).exists) addNotice(tx, context, notice);
    });
  }
}
