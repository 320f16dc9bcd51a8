import { isAwaited } from '../competition/records/drawable.ts';
import type { EntryStatus } from '../competition/records/entry.schema.ts';
import type { MatchState } from '../competition/records/match.schema.ts';
import type { Room } from '../competition/records/room.schema.ts';
import * as limits from '../limits/limits.ts';
import type { RegistrationStatus } from '../registration/registration.schema.ts';
import { type Instant, toMillis } from '../time/instant.ts';
import { isOver, registrationPhase } from '../tournament/status.ts';
import type { VisibleTournament } from '../tournament/tournament.schema.ts';
import type { MyRights, MyRoom, RoomCode } from './my-registration.schema.ts';

/** The entry's status, its confirmations, and the match. */
interface Asking {
  status: EntryStatus;
  isConfirmed: boolean;
  state: MatchState;
  startsAt: Instant;
}

type Times = Pick<Room, 'releaseAt' | 'changedAt'>;

const millisOf = (instant: string) => toMillis(instant) ?? Number.POSITIVE_INFINITY;

const isOpen = ({ releaseAt }: Pick<Room, 'releaseAt'>, now: Date) => now.getTime() >= millisOf(releaseAt);

/**
 * True if a room is due for erasure: a day after its match, or after its release if that is later or the match has no
 * time. A room of a match that was moved far away is erased, too.
 */
export function isRoomOver({ releaseAt }: Pick<Room, 'releaseAt'>, startsAt: Instant, now: Date): boolean {
  const release = millisOf(releaseAt);
  const played = Math.min(toMillis(startsAt) ?? release, release + limits.roomReach);
  return now.getTime() >= Math.max(release, played) + limits.roomRetention;
}

/** True if a room may be released at this time: near its match, or near now if the match has no time. */
export function isNearMatch(releaseAt: string, startsAt: Instant, now: Date): boolean {
  return Math.abs(millisOf(releaseAt) - (toMillis(startsAt) ?? now.getTime())) <= limits.roomReach;
}

/** Moves a room's release with its match by the same distance; a released room stays released. */
export function releaseMoved(room: Pick<Room, 'releaseAt' | 'startsAt'>, startsAt: Instant, now: Date): string {
  const [before, after] = [toMillis(room.startsAt), toMillis(startsAt)];
  if (before === null || after === null || isOpen(room, now)) return room.releaseAt;
  return new Date(millisOf(room.releaseAt) + after - before).toISOString();
}

/**
 * True if the entry may see the room: it plays, it has confirmed, and the match is neither void nor older than a day.
 */
function isFor(room: Times, { state, startsAt, ...asking }: Asking, now: Date): boolean {
  return asking.isConfirmed && isAwaited(asking) && state !== 'void' && !isRoomOver(room, startsAt, now);
}

/** Returns the room's public times for an entry; null if it may not see the room. */
export function myRoom(room: Times | null, asking: Asking, now: Date): MyRoom | null {
  if (room === null || !isFor(room, asking, now)) return null;
  return { from: room.releaseAt, changedAt: isOpen(room, now) ? room.changedAt : null };
}

/** Returns the room's ID and password; null before its release, and for entries that may not see it. */
export function roomCode(room: Room | null, asking: Asking, now: Date): RoomCode | null {
  if (room === null || !isFor(room, asking, now) || !isOpen(room, now)) return null;
  const { roomId, password, changedAt, replaced } = room;
  return { roomId, password, changedAt, isChanged: replaced };
}

/** Returns the entry's first view of the current room; null if it saw only an earlier one. */
export function seenAt({ seen, changedAt }: Pick<Room, 'seen' | 'changedAt'>, entryId: string): string | null {
  const at = seen[entryId];
  return at === undefined || millisOf(at) < millisOf(changedAt) ? null : at;
}

type Dated = Pick<
  VisibleTournament,
  'status' | 'date' | 'endDate' | 'registrationDeadline' | 'maxPlayers' | 'currentPlayers' | 'result'
>;

const NOTHING: MyRights = { correct: false, players: false, leave: false, correctUntil: null };

/**
 * Returns the holder's rights at `now`: correcting while registration is open (even if full), leaving and, once approved,
 * asking for other players until the tournament is over. A registration without a seat has neither.
 */
export function myRights(status: RegistrationStatus, tournament: Dated | null, now: Date): MyRights {
  if (status === 'rejected' || tournament === null) return NOTHING;
  const phase = registrationPhase(tournament, now);
  const correct = tournament.status === 'published' && (phase === 'open' || phase === 'full');
  const ends = [tournament.date, tournament.registrationDeadline].flatMap((end) => end ?? []);
  const first = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
  const leave = !isOver(tournament, now);
  const players = leave && status === 'approved' && tournament.status === 'published';
  return { correct, players, leave, correctUntil: correct ? first : null };
}
