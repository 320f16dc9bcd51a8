import type { Room, RoomFields } from '@arena/domain';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import type { DecideOne } from '../records/change.ts';

/**
 * Decides on a match's room. Where its ID or password changed, who saw it before hasn't seen it. The record of it
 * says that it was written and from when players see it, never what it is.
 */
export function roomEdit(
  place: { tournamentId: string; matchId: string },
  { expectedRevision, ...fields }: RoomFields & { expectedRevision: number },
  actor: Actor,
): DecideOne<Room, Room> {
  const at = actor.now.toISOString();
  const target = `${place.tournamentId}/${place.matchId}`;
  return (current) => {
    const isSecret = current?.roomId === fields.roomId && current.password === fields.password;
    if (current !== null && isSecret && current.releaseAt === fields.releaseAt) return { result: current };
    if ((current?.revision ?? 0) !== expectedRevision) throw new ApiError('edited_meanwhile');
    const kept = current !== null && isSecret ? { changedAt: current.changedAt, seen: current.seen } : null;
    const wasSeen = kept === null && Object.keys(current?.seen ?? {}).length > 0;
    const room: Room = {
      ...place,
      ...fields,
      ...(kept ?? { changedAt: at, seen: {} }),
      replaced: wasSeen || current?.replaced === true,
      revision: expectedRevision + 1,
    };
    const audit = entryOf('room.update', target, actor, {
      before: current && { releaseAt: current.releaseAt },
      after: { releaseAt: room.releaseAt, changed: kept === null },
    });
    return { result: room, write: { fields: { ...room }, audit } };
  };
}
