import {
  confirmationsOf,
  isOffered,
  type Match,
  type MessageGroup,
  type NoticeEvent,
  openConfirmation,
  type Tournament,
  type VisibleTournament,
} from '@arena/domain';
import { awaitedIn, type CompetitionFacts } from '../competitions/competition-document.ts';
import { readCompetition } from '../competitions/read-competition.ts';
import { roomIn } from '../competitions/room-documents.ts';
import type { StoredNotice } from '../outbox/notice-document.ts';
import type { Context } from '../platform/context.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findRegistrations, findUnconfirmed, registrationPages } from '../registrations/registration-queries.ts';

const registrationsIn = (lobby: Pick<Match, 'stageId' | 'groupId'>, facts: CompetitionFacts) =>
  awaitedIn(lobby, facts).flatMap(({ registrationId }) => registrationId ?? []);

/** Lists the registrations that play in a match. */
async function playersOfMatch(context: Context, tournamentId: string, matchId: string): Promise<string[]> {
  const { facts } = await readCompetition(context, tournamentId);
  const match = facts.matches.find(({ id }) => id === matchId);
  return match === undefined ? [] : registrationsIn(match, facts);
}

/** Lists the players of one group of a stage as they are now. */
export async function lobbyPlayers(
  context: Context,
  tournamentId: string,
  lobby: Pick<Match, 'stageId' | 'groupId'>,
): Promise<StoredRegistration[]> {
  const { facts } = await readCompetition(context, tournamentId);
  const players = await findRegistrations(context, registrationsIn(lobby, facts));
  return players.filter(({ status }) => status === 'approved');
}

/** Checks if a room still has the revision that a notice announced. */
export async function isSameRoom(
  { db }: Context,
  tournamentId: string,
  matchId: string,
  revision: number,
): Promise<boolean> {
  return (await roomIn(db, tournamentId, matchId).get()).get('revision') === revision;
}

async function unconfirmed(context: Context, tournament: Tournament): Promise<StoredRegistration[]> {
  if (tournament.date === null) return [];
  const found = await findUnconfirmed(context, tournament.id, new Date(tournament.date));
  return found.filter((player) => openConfirmation(confirmationsOf(tournament, player, context.now)) !== null);
}

/** Lists the players of a group as they are now. */
export async function groupPlayers(
  context: Context,
  tournament: VisibleTournament,
  group: MessageGroup,
): Promise<StoredRegistration[]> {
  const approved: StoredRegistration[] = [];
  const pages = registrationPages(context, { tournamentId: tournament.id, status: 'approved' });
  for await (const page of pages) approved.push(...page);
  if (group === 'approved') return approved;
  return approved.filter((player) => openConfirmation(confirmationsOf(tournament, player, context.now)) !== null);
}

const stillApplies: Partial<Record<NoticeEvent, (registration: StoredRegistration, now: Date) => boolean>> = {
  approved: ({ status }) => status === 'approved',
  room: ({ status }) => status === 'approved',
  rejected: ({ status }) => status === 'rejected',
  unconfirmed: ({ status }) => status === 'rejected',
  replaced: ({ out }) => out === 'no_show',
  offered: isOffered,
};

/** Lists the registrations that a notice is for. Skips those to which it no longer applies. */
export async function recipientsOf(
  context: Context,
  notice: StoredNotice,
  tournament: Tournament,
): Promise<StoredRegistration[]> {
  const { readers, event, tournamentId } = notice;
  if (readers.of === 'channels' || readers.of === 'organisers') return [];
  if (readers.of === 'unconfirmed') return unconfirmed(context, tournament);
  if (readers.of === 'group') return groupPlayers(context, tournament, readers.group);
  if (readers.of === 'lobby') return lobbyPlayers(context, tournamentId, readers);
  if (readers.of === 'room' && !(await isSameRoom(context, tournamentId, readers.matchId, readers.revision))) return [];
  const ids = readers.of === 'room' ? await playersOfMatch(context, tournamentId, readers.matchId) : readers.ids;
  const found = await findRegistrations(context, [...new Set(ids)]);
  return found.filter((player) => stillApplies[event]?.(player, context.now) ?? true);
}
