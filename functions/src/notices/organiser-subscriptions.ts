import type { OrganiserEvent, PushSubscription } from '@arena/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { adminDocument, isAdminRecord } from '../account/admin-record.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/firestore.ts';
import { type StoredSubscription, subscriptionsIn, toSubscription } from './subscription-document.ts';
import { requireUsable, storeBrowser } from './subscriptions.ts';

interface Choice {
  subscription: PushSubscription;
  zone: string;
  kinds: readonly OrganiserEvent[];
}

/**
 * Subscribes an organiser's browser to kinds of notices. An empty list ends the subscription.
 * @throws ApiError `invalid` for an address or a key that no notice can be sent to.
 */
export async function setOrganiserNotices(context: Context, { subscription, zone, kinds }: Choice): Promise<void> {
  const { db, hash, actor } = context;
  requireUsable(context, subscription);
  const document = subscriptionsIn(db).doc(hash('organiser subscription', `${actor} ${subscription.endpoint}`));
  if (kinds.length === 0) {
    await document.delete();
    return;
  }
  const ofHolder = subscriptionsIn(db).where('organiser', '==', actor);
  const choice = { organiser: actor, kinds: [...new Set(kinds)], zone };
  await storeBrowser(context, document, ofHolder, { ...subscription, link: '', ...choice });
}

/** Checks if any organiser subscribed to notices. */
export async function hasOrganiserSubscriptions({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return !(await subscriptionsIn(db).where('organiser', '>', '').limit(1).select().get()).empty;
}

/** Lists the browsers of current admins who subscribed to an event. */
export async function subscriptionsOfOrganisers(
  { db }: Pick<Context, 'db'>,
  event: OrganiserEvent,
): Promise<StoredSubscription[]> {
  const { docs } = await subscriptionsIn(db).where('kinds', 'array-contains', event).get();
  const uids = [...new Set(docs.map((document) => String(document.get('organiser'))))];
  if (uids.length === 0) return [];
  const admins = await db.getAll(...uids.map((uid) => adminDocument(db, uid)));
  const active = new Set(admins.filter(isAdminRecord).map(({ id }) => id));
  return docs.filter((document) => active.has(String(document.get('organiser')))).map(toSubscription);
}

/** Reads an organiser's subscriptions. @returns a function that ends them in the same transaction. */
export async function endOrganiserNotices(tx: Transaction, db: Database, uid: string): Promise<() => void> {
  const { docs } = await tx.get(subscriptionsIn(db).where('organiser', '==', uid).select());
  return () => {
    for (const { ref } of docs) tx.delete(ref);
  };
}
