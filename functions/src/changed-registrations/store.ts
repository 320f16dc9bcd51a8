import { limits, readRegistration, textIn } from '@arena/domain';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { Decided } from '../competitions/registration-decisions.ts';
import { type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import type { Followed } from '../registrations/decisions/decide.ts';

/*
 * Changes of registrations that their entries in a competition haven't followed yet, which is another commit. Each is
 * written with the change itself, as `changedRegistrations/{registrationId}`, so that it is known also where the server
 * dies between the two, and forgotten once it was followed.
 */

const COLLECTION = 'changedRegistrations';

/** How a registration was before it changed; `id` is the one that it has since. */
export interface Changed {
  id: string;
  before: Decided;
}

export interface ChangedRegistrations {
  /** Some that changed before this and weren't followed yet. */
  someBefore(instant: Date): Promise<Changed[]>;
  forget(ids: readonly string[]): Promise<void>;
}

/** Adds to the batch that changes registrations what is to follow them. */
export function noteChanged(batch: WriteBatch, database: Database, followed: readonly Followed[]): void {
  for (const { id, before } of followed) {
    const { id: formerId, freeFireId, nickname, team, status } = before;
    const note = { formerId, freeFireId, nickname, team, status, at: FieldValue.serverTimestamp() };
    batch.set(database.collection(COLLECTION).doc(id), note);
  }
}

export function changedRegistrations(database: Database): ChangedRegistrations {
  const changed = database.collection(COLLECTION);
  return {
    async someBefore(instant) {
      const { docs } = await changed.where('at', '<', toTimestamp(instant)).limit(limits.batch).get();
      return docs.map((document) => {
        const { formerId, ...fields } = plainFields(document.data());
        return { id: document.id, before: readRegistration(textIn(formerId), fields) };
      });
    },

    async forget(ids) {
      const batch = database.batch();
      for (const id of ids) batch.delete(changed.doc(id));
      await batch.commit();
    },
  };
}
