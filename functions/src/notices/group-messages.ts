import { type GroupMessage, type GroupReach, limits, type VisibleTournament } from '@arena/domain';
import { writeAudit } from '../audit/write-audit.ts';
import { addNotice, deliverSoon, noticesIn } from '../outbox/notices.ts';
import { ApiError, found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { toTimestamp } from '../platform/firestore.ts';
import { claimRequest } from '../platform/repetition.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { groupPlayers } from './recipients.ts';
import { subscriptionsOf } from './subscriptions.ts';

type Group = Omit<GroupMessage, 'text'>;

/** Messages to groups of a tournament within the last evening. */
function recentMessages({ db, now }: Context, tournamentId: string) {
  const since = toTimestamp(new Date(now.getTime() - limits.groupMessage.within));
  return noticesIn(db)
    .where('tournamentId', '==', tournamentId)
    .where('event', '==', 'written')
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(limits.groupMessage.most);
}

async function reachIn(context: Context, tournament: VisibleTournament, { group }: Group): Promise<GroupReach> {
  const [players, recent] = await Promise.all([
    groupPlayers(context, tournament, group),
    recentMessages(context, tournament.id).get(),
  ]);
  const subscriptions = await subscriptionsOf(
    context,
    players.map(({ link }) => link),
  );
  const links = subscriptions
    .filter((subscription) => subscription.kind === 'push' || subscription.state === 'on')
    .map(({ link }) => link);
  return {
    players: players.length,
    reached: new Set(links).size,
    left: limits.groupMessage.most - recent.size,
  };
}

/** Counts the receivers of a message. @throws ApiError `tournament_not_found` */
export async function reachOf(context: Context, group: Group): Promise<GroupReach> {
  return reachIn(context, found(await findTournament(context, group.tournamentId), 'tournament_not_found'), group);
}

/**
 * Sends a message to the players of a group who subscribed to notices. Repeating the call sends nothing more.
 * @throws ApiError `tournament_not_found`; `messages_spent` after the evening's messages; `key_reused`.
 */
export async function writeToGroup(context: Context, message: GroupMessage, key: string): Promise<GroupReach> {
  const { tournamentId, group, text } = message;
  const tournament = found(await findTournament(context, tournamentId), 'tournament_not_found');
  await context.db.runTransaction(async (tx) => {
    const claim = await claimRequest(tx, context, key, message);
    if (claim === null) return;
    const recent = await tx.get(recentMessages(context, tournamentId));
    if (recent.size >= limits.groupMessage.most) throw new ApiError('messages_spent');
    claim();
    addNotice(tx, context, { event: 'written', tournamentId, readers: { of: 'group', group }, text });
    const after = { group, message: text };
    writeAudit(tx, context, { action: 'tournament.message', target: tournamentId, before: null, after });
  });
  await deliverSoon(context);
  return reachIn(context, tournament, message);
}
