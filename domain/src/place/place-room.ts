import type { EntryStatus } from '../competition/records/entry.schema.ts';
import type { MatchState } from '../competition/records/match.schema.ts';
import type { Room } from '../competition/records/room.schema.ts';
import * as limits from '../limits/limits.ts';
import { toMillis } from '../time/instant.ts';
import type { PlaceRoom, RoomCode } from './place.schema.ts';

/** Who asks for a room: how their entry stands, whether they confirmed what they were asked to, and the match. */
interface Asking {
  status: EntryStatus;
  isConfirmed: boolean;
  state: MatchState;
}

type Times = Pick<Room, 'releaseAt' | 'changedAt'>;

const millisOf = (instant: string) => toMillis(instant) ?? Number.POSITIVE_INFINITY;

/** Whether a room is for who asks: they are in and confirmed, the match isn't void, and it wasn't played a day ago. */
function isFor({ releaseAt }: Times, { status, isConfirmed, state }: Asking, now: Date): boolean {
  const isIn = isConfirmed && (status === 'active' || status === 'no_show');
  return isIn && state !== 'void' && now.getTime() < millisOf(releaseAt) + limits.roomKept;
}

const isOpen = ({ releaseAt }: Times, now: Date) => now.getTime() >= millisOf(releaseAt);

/** What an entry is told of a match's room before it asks; null where there is nothing for it. */
export function placeRoom(room: Times | null, asking: Asking, now: Date): PlaceRoom | null {
  if (room === null || !isFor(room, asking, now)) return null;
  return { from: room.releaseAt, changedAt: isOpen(room, now) ? room.changedAt : null };
}

/** The room's ID and password, from its time on; null before, and for whoever it isn't for. */
export function roomCode(room: Room | null, asking: Asking, now: Date): RoomCode | null {
  if (room === null || !isFor(room, asking, now) || !isOpen(room, now)) return null;
  const { roomId, password, changedAt, replaced } = room;
  return { roomId, password, changedAt, isChanged: replaced };
}

/** When an entry first saw the room as it is now; null where it has seen an earlier one at most. */
export function seenAt({ seen, changedAt }: Pick<Room, 'seen' | 'changedAt'>, entryId: string): string | null {
  const at = seen[entryId];
  return at === undefined || millisOf(at) < millisOf(changedAt) ? null : at;
}
