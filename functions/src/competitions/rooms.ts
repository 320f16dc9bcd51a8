import { isAwaited, isNearMatch, type Match, type Room, type RoomFields, releaseMoved, seenAt } from '@arena/domain';
import type { Sighting } from '@arena/domain/api';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import type { DecideOne } from '../records/change.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import type { Planned } from './store.ts';

const FAR = { releaseAt: 'Falta o pasó más de una semana: revisa la fecha' } as const;

/**
 * Decides on a match's room, which players see about when it is played. Where its ID or password changed, who saw it
 * before hasn't seen it. The record of it says that it was written and from when players see it, never what it is.
 */
export function roomEdit(
  address: { tournamentId: string; matchId: string },
  { startsAt }: Pick<Match, 'startsAt'>,
  { expectedRevision, ...fields }: RoomFields & { expectedRevision: number },
  actor: Actor,
): DecideOne<Room, Room> {
  const at = actor.now.toISOString();
  const target = `${address.tournamentId}/${address.matchId}`;
  return (current) => {
    const isSecret = current?.roomId === fields.roomId && current.password === fields.password;
    if (current !== null && isSecret && current.releaseAt === fields.releaseAt) return { result: current };
    if ((current?.revision ?? 0) !== expectedRevision) throw new ApiError('edited_meanwhile');
    if (!isNearMatch(fields.releaseAt, startsAt, actor.now)) throw new ApiError('invalid', { fields: FAR });
    const kept = current !== null && isSecret ? { changedAt: current.changedAt, seen: current.seen } : null;
    const wasSeen = kept === null && Object.keys(current?.seen ?? {}).length > 0;
    const room: Room = {
      ...address,
      ...fields,
      startsAt,
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

/** Decides on the room of a match that was moved: players see it as long before it as they would have. */
export function roomMoved({ startsAt }: Pick<Match, 'startsAt'>, actor: Actor): DecideOne<Room, void> {
  return (room) => {
    if (room === null) return { result: undefined };
    const releaseAt = releaseMoved(room, startsAt, actor.now);
    // From when its match has a time on it moves with it.
    const isTimed = room.startsAt === null && startsAt !== null;
    if (releaseAt === room.releaseAt && isTimed) {
      return { result: undefined, write: { fields: { ...room, startsAt }, audit: null } };
    }
    if (releaseAt === room.releaseAt) return { result: undefined };
    const audit = entryOf('room.update', `${room.tournamentId}/${room.matchId}`, actor, {
      before: { releaseAt: room.releaseAt },
      after: { releaseAt, changed: false },
    });
    return {
      result: undefined,
      write: { fields: { ...room, releaseAt, startsAt, revision: room.revision + 1 }, audit },
    };
  };
}

/** Who of a match has seen its room as it is now. Phones are read of those alone who haven't. */
export async function sightingsOf(
  { stageId, groupId }: Match,
  { competition, entries }: Planned,
  room: Room | null,
  registrations: Pick<RegistrationReader, 'some'>,
): Promise<Sighting[]> {
  const stage = competition.stages.find(({ id }) => id === stageId);
  const inLobby = stage?.groups.find(({ id }) => id === groupId)?.entryIds ?? [];
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const playing = inLobby.flatMap((id) => {
    const entry = known.get(id);
    return entry !== undefined && isAwaited(entry) ? [entry] : [];
  });
  const sightings = playing.map(({ id, registrationId }) => ({
    entryId: id,
    registrationId,
    seenAt: room === null ? null : seenAt(room, id),
  }));
  const unseen = sightings.flatMap((each) => (each.seenAt === null ? (each.registrationId ?? []) : []));
  const phones = new Map((await registrations.some(unseen)).map(({ id, phone }) => [id, phone]));
  return sightings.map(({ entryId, registrationId, seenAt: at }) => ({
    entryId,
    seenAt: at,
    phone: at === null ? (phones.get(registrationId ?? '') ?? null) : null,
  }));
}
