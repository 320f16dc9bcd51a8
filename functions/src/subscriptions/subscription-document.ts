import { MailState, PushSubscription } from '@arena/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { deleteMails } from '../mail/outbox.ts';
import type { Database } from '../platform/firestore.ts';

/** A receiver of notices. `link` is the stored hash of its private link, empty for an organiser's. */
const receiver = { id: z.string(), link: z.string(), zone: z.string() };

const PushReceiver = PushSubscription.omit({ endpoint: true })
  .extend({ ...receiver, kind: z.literal('push'), endpoint: z.string() })
  .strip();

/** An address for mails. `answer` names it in the links of its mails; both are empty while there is none. */
const MailReceiver = z.object({
  ...receiver,
  kind: z.literal('mail'),
  address: z.string(),
  state: MailState,
  answer: z.string(),
});
export type MailSubscription = z.output<typeof MailReceiver>;

const StoredSubscription = z.discriminatedUnion('kind', [PushReceiver, MailReceiver]);
export type StoredSubscription = z.output<typeof StoredSubscription>;

export const subscriptionsIn = (db: Database) => db.collection('subscriptions');

export function toSubscription(document: DocumentSnapshot): StoredSubscription {
  return StoredSubscription.parse({ ...document.data(), id: document.id });
}

/** Deletes a subscription with what was sent to its address. */
export async function deleteSubscription(db: Database, subscription: DocumentReference): Promise<void> {
  await subscription.delete();
  await deleteMails({ db }, subscription.id);
}
