import {
  cancelledMatchesOf,
  entryNames,
  finalResults,
  isConfirmed,
  limits,
  type MyRegistration,
  matchesOfEntry,
  type OwnPrize,
  ownPrize,
  type RoomCode,
  roomCode,
  roomDocumentId,
  seenAt,
  stageResults,
  withoutHidden,
} from '@arena/domain';
import { playerIdsOf } from '../competitions/competition-document.ts';
import { readHiddenIds } from '../competitions/hidden-players.ts';
import { type PrizeAnswer, prizeAnswer } from '../competitions/prize-rules.ts';
import { answerPrize } from '../competitions/prizes.ts';
import { readCompetition } from '../competitions/read-competition.ts';
import { findRoom, findRooms, noteSeen } from '../competitions/room-documents.ts';
import { ApiError } from '../platform/api-error.ts';
import { createDatabaseCache } from '../platform/cache.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/firestore.ts';
import { limitRate } from '../platform/rate-limit/rate-limit.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findWaiting, takeSeat } from '../registrations/waiting-list.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { entryOf, type TournamentContext, toMyRegistration, windowsOf } from './presenter.ts';

const NO_ROOMS = new Map<never, never>();

async function readTournamentContext(context: Context, tournamentId: string): Promise<TournamentContext> {
  const [tournament, { facts }, rooms, hidden] = await Promise.all([
    findTournament(context, tournamentId),
    readCompetition(context, tournamentId),
    findRooms(context, tournamentId),
    readHiddenIds(context.db),
  ]);
  const ofMatch = new Map(rooms.map((room) => [room.matchId, room]));
  const { competition, entries, matches } = facts;
  const results = competition === null ? new Map() : finalResults(competition, entries, matches);
  const names = entryNames(entries.map((entry) => withoutHidden(entry, playerIdsOf(entry, context.hash), hidden)));
  const isPlaying = competition !== null && competition.state !== 'finished';
  const standings = isPlaying ? stageResults(competition, entries, matches) : new Map();
  const isOff = cancelledMatchesOf(facts);
  return { tournament, ...facts, names, rooms: ofMatch, isOff, results, stageResults: standings };
}

/** Data shared by all players of a tournament. Keys combine a tournament and a time slot. */
const tournamentContexts = createDatabaseCache(
  (context, key) => readTournamentContext(context, key.slice(0, key.indexOf('/'))),
  { ttl: limits.tournamentContextTtl, max: limits.tournamentContexts },
);

function tournamentContextOf(context: Context, tournamentId: string): Promise<TournamentContext> {
  const period = Math.floor(context.now.getTime() / limits.tournamentContextTtl);
  return tournamentContexts.get(context, `${tournamentId}/${period}`);
}

/** Invalidates the shared data after a player changed it. */
export function forgetTournamentContexts(db: Database): void {
  tournamentContexts.clear(db);
}

/** Takes an offered seat. @throws ApiError `link_not_found`, `offer_closed`, `consent_missing` */
export async function takeOwnSeat(context: Context, owner: StoredRegistration): Promise<void> {
  await takeSeat(context, owner);
  forgetTournamentContexts(context.db);
}

/** Reads a player's page. Data that all players share is up to 10 s old. */
export async function readMyRegistration(context: Context, owner: StoredRegistration): Promise<MyRegistration> {
  const [shared, waiting] = await Promise.all([
    tournamentContextOf(context, owner.tournamentId),
    findWaiting(context, owner),
  ]);
  return toMyRegistration(owner, shared, waiting, context.now);
}

/**
 * Finds a match of a player's entry.
 * @throws ApiError `room_not_yet` if the match, the entry or the published tournament is missing.
 */
function playedMatch(
  owner: StoredRegistration,
  matchId: string,
  shared: Omit<TournamentContext, 'results' | 'stageResults' | 'names'>,
  now: Date,
) {
  const own = entryOf(owner, shared);
  if (own === null || shared.tournament?.status !== 'published') throw new ApiError('room_not_yet');
  const entry = { ...own, isConfirmed: isConfirmed(windowsOf(owner, shared, now)) };
  const match = matchesOfEntry(shared, entry, now).find(({ id }) => id === matchId);
  if (match === undefined) throw new ApiError('room_not_yet');
  return { entry, match };
}

/**
 * Returns a room's code and records that the entry saw it.
 * @throws ApiError `room_not_yet` for every room that the player may not see now, without the cause.
 */
export async function readRoom(context: Context, owner: StoredRegistration, matchId: string): Promise<RoomCode> {
  const { now } = context;
  const { tournamentId } = owner;
  const [{ tournament, isOff }, { facts }] = await Promise.all([
    tournamentContextOf(context, tournamentId),
    readCompetition(context, tournamentId),
  ]);
  const { entry, match } = playedMatch(owner, matchId, { tournament, ...facts, rooms: NO_ROOMS, isOff }, now);
  const id = roomDocumentId(tournamentId, matchId);
  // Not cached, because a password may have changed a second ago.
  const room = await findRoom(context, id);
  const code = roomCode(room, { ...entry, state: match.state, startsAt: match.startsAt }, now);
  if (room === null || code === null) throw new ApiError('room_not_yet');
  if (seenAt(room, entry.id) === null && !(await noteSeen(context, id, entry.id))) {
    throw new ApiError('room_not_yet');
  }
  return code;
}

/**
 * Stores a player's answer about a prize that was sent.
 * @throws ApiError `not_found` for another player's prize; `competition_refused` if it wasn't sent; `rate_limited`.
 */
export async function answerOwnPrize(
  context: Context,
  owner: StoredRegistration,
  answer: PrizeAnswer,
): Promise<OwnPrize> {
  const { facts } = await readCompetition(context, owner.tournamentId);
  // Repeated answers aren't limited, because the first response may have been lost.
  const isNew = prizeAnswer(owner, answer, context.now)(facts).next !== undefined;
  if (isNew) await limitRate(context, [{ name: 'correctionsPerLink', key: owner.link }]);
  return ownPrize(await answerPrize(context, owner, answer));
}
