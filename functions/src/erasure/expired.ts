import { limits, textOrNull, toMillis } from '@arena/domain';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { isLostRace, wonRace } from '../platform/fault.ts';
import { type Database, plainFields, toTimestamp } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';

/** Erases responses to public forms in batches. Each form keeps the number of erased responses. */
export async function eraseResponses(db: Database, before: Date): Promise<void> {
  const formOf = ({ ref }: { ref: DocumentReference }) => ref.parent.parent?.path ?? '';
  const old = db.collectionGroup('responses').where('receivedAt', '<', toTimestamp(before)).orderBy('receivedAt');
  for (;;) {
    const { docs } = await old.select().limit(limits.batch).get();
    if (docs.length === 0) return;
    const paths = [...new Set(docs.map(formOf))];
    const forms = await db.getAll(...paths.map((path) => db.doc(path)));
    const batch = db.batch();
    for (const { ref, updateTime } of docs) batch.delete(ref, { lastUpdateTime: updateTime });
    for (const { ref, exists } of forms) {
      const erased = docs.filter((document) => formOf(document) === ref.path).length;
      if (exists) batch.update(ref, { erasedResponses: FieldValue.increment(erased) });
    }
    try {
      await batch.commit();
    } catch (error) {
      // Another run was faster. The next query finds the rest.
      if (!isLostRace(error)) throw error;
    }
  }
}

/** Deletes access requests that were decided, or made and never decided, before a time. */
export async function eraseAccessRequests(db: Database, before: Date): Promise<void> {
  const made = db.collection('userRequests').where('requestedAt', '<', toTimestamp(before)).orderBy('requestedAt');
  for await (const request of pagesOf(made.select('requestedAt', 'approvedAt', 'rejectedAt'))) {
    const { approvedAt, rejectedAt } = plainFields(request.data());
    const decidedAt = toMillis(textOrNull(approvedAt) ?? textOrNull(rejectedAt));
    if (decidedAt !== null && decidedAt >= before.getTime()) continue;
    const batch = db.batch();
    batch.delete(request.ref, { lastUpdateTime: request.updateTime });
    batch.delete(db.doc(`accessReviews/${request.id}`));
    // A request that was decided or made again since the read has a new due date.
    await wonRace(batch.commit());
  }
}
