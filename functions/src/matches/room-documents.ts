import { isRoomOver, orNull, Room, roomDocumentId, textIn, textOrNull, toMillis } from '@arena/domain';
import { type DocumentReference, type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { attempts } from '../platform/attempts.ts';
import { isMissing, mayRetry } from '../platform/fault.ts';
import { type Database, plainFields } from '../platform/firestore.ts';
import { pauseBefore } from '../platform/pace/wait.ts';
import { pagesOf } from '../platform/page.ts';

export function roomIn(database: Database, tournamentId: string, matchId: string): DocumentReference {
  return database.collection('rooms').doc(roomDocumentId(tournamentId, matchId));
}

/** Attempts to note a read receipt: a lobby's players look at the same moment. */
const MOST_NOTES = 5;

const OfMatch = Room.pick({ tournamentId: true, matchId: true }).strip();

/** When a room's match is played; null where that can't be read. */
async function startOf(database: Database, room: DocumentSnapshot): Promise<string | null> {
  const of = orNull(OfMatch, room.data());
  if (of === null) return null;
  const match = await database.doc(`competitions/${of.tournamentId}/matches/${of.matchId}`).get();
  return textOrNull(match.get('startsAt'));
}

export async function findRoom({ db }: Pick<Context, 'db'>, id: string): Promise<Room | null> {
  const room = await db.collection('rooms').doc(id).get();
  return room.exists ? Room.parse(plainFields(room.data() ?? {})) : null;
}

/** Finds the rooms of a tournament's matches; an unreadable one is left out. */
export async function findRooms({ db }: Pick<Context, 'db'>, tournamentId: string): Promise<Room[]> {
  const { docs } = await db.collection('rooms').where('tournamentId', '==', tournamentId).get();
  return docs.flatMap((document) => Room.safeParse(document.data()).data ?? []);
}

/** Notes that an entry saw a room; false where there is none any more. */
export async function noteSeen(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
  entryId: string,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // A field for each entry, so that concurrent readers don't overwrite each other.
      await db.collection('rooms').doc(id).update(new FieldPath('seen', entryId), now.toISOString());
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      if (!mayRetry(error) || attempt === MOST_NOTES) throw error;
      await pauseBefore(attempt);
    }
  }
}

/**
 * Deletes the rooms of matches that were played a day ago.
 * @throws Error where one could not be deleted; the others are.
 */
export async function deletePlayedRooms({ db, log, now }: Context): Promise<void> {
  const { attempt, end } = attempts(log, 'room not erased');
  for await (const room of pagesOf(db.collection('rooms').orderBy(FieldPath.documentId()))) {
    // An unreadable release counts from the last write.
    const told = textIn(room.get('releaseAt'));
    const releaseAt = toMillis(told) === null ? room.updateTime.toDate().toISOString() : told;
    if (!isRoomOver({ releaseAt }, null, now)) continue;
    await attempt({ room: room.id }, async () => {
      if (isRoomOver({ releaseAt }, await startOf(db, room), now)) await room.ref.delete();
    });
  }
  end();
}
