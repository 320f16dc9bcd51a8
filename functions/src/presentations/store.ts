import { countIn, type Presentation, presentationIn } from '@arena/domain';
import type { AuditEntry } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { placeDocument, SHOWN, takeOff, toPlace } from '../auth/store.ts';
import { type Database, idsIn, readBoth } from '../platform/firestore.ts';
import type { Snapshot } from '../records/commit-onto.ts';

/** How somebody of the team stands to being shown: by which public id and as whom, or not at all. */
export interface StandingPresentation {
  id: string | null;
  shown: Presentation | null;
  /** Counts the changes, also that they were taken off. */
  revision: number;
}

export interface PresentationChange {
  next: StandingPresentation;
  audit: AuditEntry;
}

export interface PresentationStore {
  /** Null: the account isn't listed as an admin. A commit fails where its place has changed since. */
  read(uid: string): Promise<Snapshot<StandingPresentation | null, PresentationChange>>;
  /** Whose presentation has a public id; null: nobody's. */
  uidOf(id: string): Promise<string | null>;
}

export function presentationStore(database: Database): PresentationStore {
  const shownDocument = database.doc(SHOWN);

  return {
    async read(uid) {
      const [place, all] = await readBoth(database, placeDocument(database, uid), shownDocument);
      const id = toPlace(place).shownAs;
      const shown = id === null ? null : presentationIn(all.get('people')?.[id]);
      return {
        facts: place.exists ? { id, shown, revision: countIn(place.get('shownRevision')) } : null,
        async commit({ next, audit }) {
          const batch = database.batch();
          const standing = { shownAs: next.id, shownRevision: next.revision };
          batch.update(place.ref, standing, place.updateTime ? { lastUpdateTime: place.updateTime } : {});
          if (next.id === null) takeOff(batch, database, id);
          else {
            const since = id === null ? { since: audit.at.toISOString() } : {};
            batch.set(shownDocument, { people: { [next.id]: { ...next.shown, ...since } } }, { merge: true });
          }
          recordIn(batch, database, audit);
          await batch.commit();
        },
      };
    },

    async uidOf(id) {
      const [uid = null] = await idsIn(database.collection('admins').where('shownAs', '==', id).limit(1));
      return uid;
    },
  };
}
