import { PushSubscription } from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Database } from '../platform/firestore.ts';

/** A browser that gets the notices of one private link. `link` is the link's stored hash. */
const StoredSubscription = PushSubscription.omit({ endpoint: true }).extend({
  id: z.string(),
  endpoint: z.string(),
  link: z.string(),
  zone: z.string(),
});
export type StoredSubscription = z.output<typeof StoredSubscription>;

export const subscriptionsIn = (db: Database) => db.collection('pushSubscriptions');

export function toSubscription(document: DocumentSnapshot): StoredSubscription {
  const { createdAt: _createdAt, deleteAt: _deleteAt, ...fields } = document.data() ?? {};
  return StoredSubscription.parse({ ...fields, id: document.id });
}
