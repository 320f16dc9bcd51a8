import { readVisibleTournament } from '@arena/domain';
import { FieldPath, FieldValue, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { type Database, plainFields } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import type { Snapshot } from '../records/commit-onto.ts';

/** Something of a tournament, as it was when it was last written. */
export interface Leftover {
  tournamentId: string;
  writtenAt: Timestamp;
}

/** What leads to players apart from registrations. */
export interface LeftoverStore {
  /** The tournaments that hold a list of players, as an earlier version stored them. */
  withOldLists(): AsyncGenerator<Leftover, void, undefined>;
  /** Erases that list; how many they are stays. */
  oldList(tournamentId: string): Promise<Snapshot<null, 'erase'>>;
  /** The competitions of which entries may still lead to players. */
  competitions(): AsyncGenerator<Leftover, void, undefined>;
  /** Notes that they no longer do, unless it was written since. */
  noteForgotten(competition: Leftover): Promise<void>;
}

/** Under what an earlier version kept players with their tournament (`readVisibleTournament` counts them). */
const OLD_LISTS = ['registrations', 'registeredPlayers'] as const;

/** A tournament's two documents; what is in its own is newer. */
const PARTS = ['tournamentsInside', 'tournaments'] as const;

const leftoverOf = ({ id, updateTime }: QueryDocumentSnapshot): Leftover => ({
  tournamentId: id,
  writtenAt: updateTime,
});

export function leftoverStore(database: Database): LeftoverStore {
  return {
    async *withOldLists() {
      for (const collection of PARTS) {
        for (const list of OLD_LISTS) {
          for await (const found of pagesOf(database.collection(collection).orderBy(list).select(list)))
            yield leftoverOf(found);
        }
      }
    },

    async oldList(tournamentId) {
      const parts = await database.getAll(...PARTS.map((part) => database.collection(part).doc(tournamentId)));
      const [inside, own] = parts.map((part) => part.data() ?? {});
      const { currentPlayers } = readVisibleTournament(tournamentId, plainFields({ ...inside, ...own }));
      const gone = Object.fromEntries(OLD_LISTS.map((list) => [list, FieldValue.delete()]));
      return {
        facts: null,
        async commit() {
          const batch = database.batch();
          for (const { ref, updateTime, exists } of parts) {
            const counted = ref.parent.id === 'tournaments' ? { currentPlayers } : {};
            if (exists) batch.update(ref, { ...gone, ...counted }, { lastUpdateTime: updateTime });
          }
          await batch.commit();
        },
      };
    },

    async *competitions() {
      const all = database.collection('competitions').orderBy(FieldPath.documentId()).select('forgotten');
      for await (const found of pagesOf(all)) if (found.get('forgotten') !== true) yield leftoverOf(found);
    },

    async noteForgotten({ tournamentId, writtenAt }) {
      const document = database.collection('competitions').doc(tournamentId);
      await document.update({ forgotten: true }, { lastUpdateTime: writtenAt });
    },
  };
}
