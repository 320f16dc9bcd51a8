import { isRoomOver, orNull, Room, roomDocumentId, textIn, textOrNull, toMillis } from '@arena/domain';
import { type DocumentReference, type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { attempts } from '../platform/attempts.ts';
import { isMissing, mayRetry } from '../platform/fault.ts';
import type { Database } from '../platform/firestore.ts';
import type { Log } from '../platform/log.ts';
import { pauseBefore } from '../platform/pace/wait.ts';
import { pagesOf } from '../platform/page.ts';
import { type Records, recordsIn } from '../records/store.ts';

export interface RoomStore extends Records<Room> {
  /** Those of a tournament's matches. */
  of(tournamentId: string): Promise<Room[]>;
  /** Notes that an entry saw a room; false where there is none any more. */
  noteSeen(id: string, entryId: string, at: string): Promise<boolean>;
  /**
   * Deletes the rooms of matches that were played a day ago at `now`.
   * @throws Error where one could not be deleted; the others are all the same.
   */
  deleteOver(now: Date): Promise<void>;
}

/** Where the room of a match is. */
export function roomIn(database: Database, tournamentId: string, matchId: string): DocumentReference {
  return database.collection('rooms').doc(roomDocumentId(tournamentId, matchId));
}

/** A lobby's players look at the same moment: so often a sighting is tried again. */
const MOST_NOTES = 5;

const OfMatch = Room.pick({ tournamentId: true, matchId: true }).strip();

/** When a room's match is played; null where that can't be read. */
async function startOf(database: Database, room: DocumentSnapshot): Promise<string | null> {
  const of = orNull(OfMatch, room.data());
  if (of === null) return null;
  const match = await database.doc(`competitions/${of.tournamentId}/matches/${of.matchId}`).get();
  return textOrNull(match.get('startsAt'));
}

/** The custom rooms of matches, under `roomDocumentId`. */
export function roomStore(database: Database, log: Pick<Log, 'error'>): RoomStore {
  const rooms = database.collection('rooms');
  return {
    ...recordsIn(database, { collection: 'rooms', read: (_, fields) => Room.parse(fields) }),
    async of(tournamentId) {
      const { docs } = await rooms.where('tournamentId', '==', tournamentId).get();
      // One that can't be read keeps nobody from the others.
      return docs.flatMap((document) => Room.safeParse(document.data()).data ?? []);
    },
    async noteSeen(id, entryId, at) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          // Each entry's own field: a lobby that looks at the same moment overwrites nobody.
          await rooms.doc(id).update(new FieldPath('seen', entryId), at);
          return true;
        } catch (fault) {
          if (isMissing(fault)) return false;
          if (!mayRetry(fault) || attempt === MOST_NOTES) throw fault;
          await pauseBefore(attempt);
        }
      }
    },
    async deleteOver(now) {
      const { attempt, end } = attempts(log, 'room not erased');
      for await (const room of pagesOf(rooms.orderBy(FieldPath.documentId()))) {
        // Whatever is in it: where nobody can read when it opens, its day is counted from when it was last written.
        const told = textIn(room.get('releaseAt'));
        const releaseAt = toMillis(told) === null ? room.updateTime.toDate().toISOString() : told;
        if (!isRoomOver({ releaseAt }, null, now)) continue;
        await attempt({ room: room.id }, async () => {
          if (isRoomOver({ releaseAt }, await startOf(database, room), now)) await room.ref.delete();
        });
      }
      end();
    },
  };
}
