import { isNearMatch, isPast, type Match, Room, type RoomFields, releaseMoved, seenAt } from '@arena/domain';
import type { ReadReceipt } from '@arena/domain/api';
import type { Transaction } from 'firebase-admin/firestore';
import { type AuditedWrite, writeAudit } from '../audit/write-audit.ts';
import { addNotice, deliverSoon } from '../outbox/notices.ts';
import { ApiError, found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { findRegistrations } from '../registrations/registration-queries.ts';
import { awaitedIn, type Planned } from './competition-document.ts';
import { getPlannedCompetition } from './competitions.ts';
import { type MatchAddress, matchOf } from './match-rules.ts';
import { roomIn } from './room-documents.ts';

const FAR = { releaseAt: 'La fecha queda a más de una semana: revísala' } as const;

const roomOf = ({ db }: Context, { tournamentId, matchId }: MatchAddress) => roomIn(db, tournamentId, matchId);

function auditOf(
  { tournamentId, matchId }: MatchAddress,
  before: AuditedWrite['before'],
  after: AuditedWrite['after'],
): AuditedWrite {
  return { action: 'room.update', target: `${tournamentId}/${matchId}`, before, after };
}

/**
 * Schedules the notices of a room's release to players and channels. A rewritten room replaces earlier notices.
 * Channels aren't notified again of a room that is already released.
 */
function tellRoom(
  tx: Transaction,
  context: Context,
  address: MatchAddress,
  room: Pick<Room, 'releaseAt' | 'revision'>,
  current: Pick<Room, 'releaseAt'> | null,
) {
  const { tournamentId, matchId } = address;
  const readers = { of: 'room', matchId, revision: room.revision } as const;
  const notice = { tournamentId, readers, dueAt: room.releaseAt };
  addNotice(tx, context, { ...notice, event: 'room' });
  if (current === null || !isPast(current.releaseAt, context.now))
    addNotice(tx, context, { ...notice, event: 'room_ready' });
}

/** Returns a match's room. @throws ApiError `not_found` if it wasn't written yet. */
export async function getRoom(context: Context, address: MatchAddress): Promise<Room> {
  matchOf(await getPlannedCompetition(context, address.tournamentId), address.matchId);
  const document = await roomOf(context, address).get();
  return Room.parse(found(document.data() ?? null));
}

/**
 * Writes a match's room. A new room ID or password resets the read receipts. The audit records the write and the
 * release time, never the room's contents.
 * @throws ApiError `not_found`, `edit_conflict`, or `invalid` if the release is far from the match.
 */
export async function writeRoom(
  context: Context,
  address: MatchAddress,
  { expectedRevision, ...fields }: RoomFields & { expectedRevision: number },
): Promise<Room> {
  const { startsAt } = matchOf(await getPlannedCompetition(context, address.tournamentId), address.matchId);
  const ref = roomOf(context, address);
  const written = await context.db.runTransaction(async (tx) => {
    const document = await tx.get(ref);
    const current = document.exists ? Room.parse(document.data()) : null;
    const isSecret = current?.roomId === fields.roomId && current.password === fields.password;
    if (current !== null && isSecret && current.releaseAt === fields.releaseAt) return current;
    if ((current?.revision ?? 0) !== expectedRevision) throw new ApiError('edit_conflict');
    if (!isNearMatch(fields.releaseAt, startsAt, context.now)) throw new ApiError('invalid', { fields: FAR });
    const kept = current !== null && isSecret ? { changedAt: current.changedAt, seen: current.seen } : null;
    const wasSeen = kept === null && Object.keys(current?.seen ?? {}).length > 0;
    const room: Room = {
      ...address,
      ...fields,
      startsAt,
      ...(kept ?? { changedAt: context.now.toISOString(), seen: {} }),
      replaced: wasSeen || current?.replaced === true,
      revision: expectedRevision + 1,
    };
    tx.set(ref, room);
    const before = current && { releaseAt: current.releaseAt };
    writeAudit(tx, context, auditOf(address, before, { releaseAt: room.releaseAt, changed: kept === null }));
    tellRoom(tx, context, address, room, current);
    return room;
  });
  await deliverSoon(context);
  return written;
}

/** Moves a room's release with its match, by the same interval. A released room stays released. */
export async function moveRoom(context: Context, address: MatchAddress, { startsAt }: Match): Promise<void> {
  const ref = roomOf(context, address);
  await context.db.runTransaction(async (tx) => {
    const document = await tx.get(ref);
    if (!document.exists) return;
    const room = Room.parse(document.data());
    const releaseAt = releaseMoved(room, startsAt, context.now);
    // Store the first start, so that later changes of it move the room.
    if (releaseAt === room.releaseAt) {
      if (room.startsAt === null && startsAt !== null) tx.update(ref, { startsAt });
      return;
    }
    tx.update(ref, { releaseAt, startsAt, revision: room.revision + 1 });
    writeAudit(tx, context, auditOf(address, { releaseAt: room.releaseAt }, { releaseAt, changed: false }));
    tellRoom(tx, context, address, { releaseAt, revision: room.revision + 1 }, room);
  });
}

/** Lists the read receipts of a match's room in lobby order; empty receipts without a room. */
export async function listReadReceipts(
  context: Context,
  address: MatchAddress,
  withPhones: boolean,
): Promise<ReadReceipt[]> {
  const facts = await getPlannedCompetition(context, address.tournamentId);
  const match = matchOf(facts, address.matchId);
  const document = await roomOf(context, address).get();
  const room = document.exists ? Room.parse(document.data()) : null;
  const readReceipts = await readReceiptsOf(context, match, facts, room);
  return withPhones ? readReceipts : readReceipts.map((readReceipt) => ({ ...readReceipt, phone: null }));
}

/** Lists a match's entries with their read receipts. Reads phones only for entries without a receipt. */
async function readReceiptsOf(
  context: Context,
  match: Match,
  facts: Planned,
  room: Room | null,
): Promise<ReadReceipt[]> {
  const readReceipts = awaitedIn(match, facts).map(({ id, registrationId }) => ({
    entryId: id,
    registrationId,
    seenAt: room === null ? null : seenAt(room, id),
  }));
  const unseen = readReceipts.flatMap((each) => (each.seenAt === null ? (each.registrationId ?? []) : []));
  const phones = new Map((await findRegistrations(context, unseen)).map(({ id, phone }) => [id, phone]));
  return readReceipts.map(({ entryId, registrationId, seenAt: at }) => ({
    entryId,
    seenAt: at,
    phone: at === null ? (phones.get(registrationId ?? '') ?? null) : null,
  }));
}
