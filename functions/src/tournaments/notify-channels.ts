import { channelEvents, type Tournament } from '@arena/domain';
import { addNotice } from '../outbox/notices.ts';
import type { Context } from '../platform/context.ts';
import type { Writes } from '../platform/firestore.ts';
import type { StoredTournament } from './tournament-document.ts';

/** Adds channel notices for a change of a tournament. Publishing it again isn't announced. */
export function notifyChannels(
  writes: Writes,
  context: Context,
  before: StoredTournament | null,
  next: Tournament,
): void {
  for (const event of channelEvents(before, next, context.now)) {
    if (event === 'announced' && before !== null && before.withdrawal !== null) continue;
    addNotice(writes, context, { event, tournamentId: next.id, readers: { of: 'channels' } });
  }
}
