import { MailState, PushSubscription } from '@arena/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/firestore.ts';
import { deleteMails } from './mail-outbox.ts';

/** A receiver of notices. `link` is the stored hash of its private link; empty for organisers. */
const receiver = { id: z.string(), link: z.string(), zone: z.string() };

const PushReceiver = PushSubscription.omit({ endpoint: true })
  .extend({ ...receiver, kind: z.literal('push'), endpoint: z.string() })
  .strip();

/** A receiver by mail. `answer` is the hash of the token in the links of its mails. Both are empty while unset. */
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

/** Returns the token by which an address answers a link's mails. Nothing readable is stored: it is derived again. */
export function mailAnswer({ hash }: Pick<Context, 'hash'>, link: string, address: string): string {
  return hash('mail answer', `${link} ${address}`);
}

/** Hashes that token for storage. */
export function storedAnswer({ hash }: Pick<Context, 'hash'>, answer: string): string {
  return hash('stored mail answer', answer);
}

/** Deletes a subscription and the mails to its address. */
export async function deleteSubscription(db: Database, subscription: DocumentReference): Promise<void> {
  await subscription.delete();
  await deleteMails({ db }, subscription.id);
}
