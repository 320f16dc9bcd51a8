import { PushSubscription } from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Database } from '../platform/firestore.ts';

/** A browser that gets notices. `link` is the stored hash of its private link, empty for an organiser's. */
const StoredSubscription = PushSubscription.omit({ endpoint: true })
  .extend({
    id: z.string(),
    endpoint: z.string(),
    link: z.string(),
    zone: z.string(),
  })
  .strip();
export type StoredSubscription = z.output<typeof StoredSubscription>;

export const subscriptionsIn = (db: Database) => db.collection('pushSubscriptions');

export function toSubscription(document: DocumentSnapshot): StoredSubscription {
  return StoredSubscription.parse({ ...document.data(), id: document.id });
}
