import { type GroupMessage, type GroupReach, limits, type MessageReceivers } from '@arena/domain';
import { writeAudit } from '../audit/write-audit.ts';
import { readCompetition } from '../competitions/read-competition.ts';
import type { StoredNotice } from '../outbox/notice-document.ts';
import { addNotice, deliverSoon, noticesIn } from '../outbox/notices.ts';
import { ApiError, found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { toTimestamp } from '../platform/firestore.ts';
import { claimRequest } from '../platform/repetition.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { groupPlayers, lobbyPlayers } from './recipients.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** The receivers of a message, as its notice and the log name them. */
interface Receivers {
  tournamentId: string;
  readers: StoredNotice['readers'];
  name: string;
  players: () => Promise<StoredRegistration[]>;
}

async function receiversIn(
  context: Context,
  { tournamentId, group, stageId, groupId }: MessageReceivers,
): Promise<Receivers> {
  const tournament = found(await findTournament(context, tournamentId), 'tournament_not_found');
  if (group !== 'lobby') {
    const players = () => groupPlayers(context, tournament, group);
    return { tournamentId, readers: { of: 'group', group }, name: group, players };
  }
  const { competition } = (await readCompetition(context, tournamentId)).facts;
  const stage = found(competition?.stages.find(({ id }) => id === stageId));
  const lobby = found(stage.groups.find(({ id }) => id === groupId));
  const place = { stageId: stage.id, groupId: lobby.id };
  const name = stage.groups.length > 1 ? `${stage.name} · ${lobby.name}` : stage.name;
  const players = () => lobbyPlayers(context, tournamentId, place);
  return { tournamentId, readers: { of: 'lobby', ...place }, name, players };
}

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

async function reachIn(context: Context, receivers: Receivers): Promise<GroupReach> {
  const [players, recent] = await Promise.all([
    receivers.players(),
    recentMessages(context, receivers.tournamentId).get(),
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

/** Counts the receivers of a message. @throws ApiError `tournament_not_found`; `not_found` for a group of a stage */
export async function reachOf(context: Context, receivers: MessageReceivers): Promise<GroupReach> {
  return reachIn(context, await receiversIn(context, receivers));
}

/**
 * Sends a message to the players of a group who subscribed to notices. Repeating the call sends nothing more.
 * @throws ApiError `tournament_not_found`; `not_found` for a group of a stage; `messages_spent` after the evening's
 * messages; `key_reused`.
 */
export async function writeToGroup(context: Context, message: GroupMessage, key: string): Promise<GroupReach> {
  const { tournamentId, text } = message;
  const receivers = await receiversIn(context, message);
  await context.db.runTransaction(async (tx) => {
    const claim = await claimRequest(tx, context, key, message);
    if (claim === null) return;
    const recent = await tx.get(recentMessages(context, tournamentId));
    if (recent.size >= limits.groupMessage.most) throw new ApiError('messages_spent');
    claim();
    addNotice(tx, context, { event: 'written', tournamentId, readers: receivers.readers, text });
    const after = { group: receivers.name, message: text };
    writeAudit(tx, context, { action: 'tournament.message', target: tournamentId, before: null, after });
  });
  await deliverSoon(context);
  return reachIn(context, receivers);
}
