import { isRoomOver, orNull, Room, roomDocumentId, textIn, textOrNull, toMillis } from '@arena/domain';
import { type DocumentReference, type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { attempts } from '../platform/attempts.ts';
import type { Context } from '../platform/context.ts';
import { isMissing, mayRetry } from '../platform/fault.ts';
import { type Database, plainFields } from '../platform/firestore.ts';
import { pauseBefore } from '../platform/pace/wait.ts';
import { pagesOf } from '../platform/page.ts';

export function roomIn(database: Database, tournamentId: string, matchId: string): DocumentReference {
  return database.collection('rooms').doc(roomDocumentId(tournamentId, matchId));
}

/** Attempts to store a read receipt. All players of a lobby may read at the same moment. */
const MOST_NOTES = 5;

const OfMatch = Room.pick({ tournamentId: true, matchId: true }).strip();

/** Returns the start of a room's match; null if unreadable. */
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

/** Returns the rooms of a tournament's matches. Unreadable ones are left out. */
export async function findRooms({ db }: Pick<Context, 'db'>, tournamentId: string): Promise<Room[]> {
  const { docs } = await db.collection('rooms').where('tournamentId', '==', tournamentId).get();
  return docs.flatMap((document) => Room.safeParse(document.data()).data ?? []);
}

/** Records that an entry saw a room. Returns false if the room no longer exists. */
export async function noteSeen(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
  entryId: string,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Each entry has its own field, so that concurrent readers don't overwrite each other.
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
 * Deletes the rooms of matches played a day ago.
 * @throws Error if a deletion failed. The other rooms are deleted anyway.
 */
export async function deletePlayedRooms({ db, log, now }: Context): Promise<void> {
  const { attempt, end } = attempts(log, 'room not erased');
  for await (const room of pagesOf(db.collection('rooms').orderBy(FieldPath.documentId()))) {
    // If the release time is unreadable, use the last write.
    const stored = textIn(room.get('releaseAt'));
    const releaseAt = toMillis(stored) === null ? room.updateTime.toDate().toISOString() : stored;
    if (!isRoomOver({ releaseAt }, null, now)) continue;
    await attempt({ room: room.id }, async () => {
      if (isRoomOver({ releaseAt }, await startOf(db, room), now)) await room.ref.delete();
    });
  }
  end();
}
