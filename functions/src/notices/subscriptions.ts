import { limits, type OrganiserEvent, type PushSubscription, textIn } from '@arena/domain';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { adminDocument } from '../account/admin-record.ts';
import { ApiError } from '../platform/api-error.ts';
import { chunksOf } from '../platform/batch.ts';
import type { Context } from '../platform/context.ts';
import { toTimestamp } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import { isPushKey, pushOf } from './push.ts';
import {
  deleteSubscription,
  type StoredSubscription,
  subscriptionsIn,
  toSubscription,
} from './subscription-document.ts';

/** The holder of a private link, by its stored hash. */
interface LinkHolder {
  link: string;
}

/** Maximum number of values in an `in` query. */
const IN_QUERY = 30;

/** Each browser and link share one document, so that subscribing again changes nothing. */
const documentOf = ({ db, hash }: Context, { link }: LinkHolder, endpoint: string) =>
  subscriptionsIn(db).doc(hash('subscription', `${link} ${endpoint}`));

/**
 * @throws ApiError `invalid` if the address isn't a push service's, because the server calls it, or if nothing can be
 * encrypted with the key.
 */
export function requireUsable({ db }: Context, { endpoint, p256dh }: PushSubscription): void {
  const text = 'Este navegador no puede recibir avisos';
  if (!pushOf(db).accepts(endpoint)) throw new ApiError('invalid', { fields: { 'subscription.endpoint': text } });
  if (!isPushKey(p256dh)) throw new ApiError('invalid', { fields: { 'subscription.p256dh': text } });
}

type Browser = PushSubscription & LinkHolder & { zone: string; organiser?: string; kinds?: OrganiserEvent[] };

/** Stores a browser's subscription. Drops the holder's oldest browser above the limit. */
export async function storeBrowser(
  { db, now }: Context,
  document: DocumentReference,
  ofHolder: Query,
  browser: Browser,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const { docs } = await tx.get(ofHolder);
    const others = docs.filter((browser) => browser.get('kind') === 'push' && browser.id !== document.id);
    const byAge = others.toSorted((a, b) => Number(a.get('createdAt')) - Number(b.get('createdAt')));
    for (const { ref } of byAge.slice(0, Math.max(0, byAge.length + 1 - limits.push.perLink))) tx.delete(ref);
    tx.set(document, {
      kind: 'push',
      ...browser,
      createdAt: toTimestamp(now),
      deleteAt: toTimestamp(new Date(now.getTime() + limits.push.kept)),
    });
  });
}

/**
 * Subscribes a browser to the notices of a private link. Drops the oldest browser above the limit.
 * @throws ApiError `invalid` for an address or a key that no notice can be sent to.
 */
export async function subscribe(
  context: Context,
  holder: LinkHolder,
  { subscription, zone }: { subscription: PushSubscription; zone: string },
): Promise<void> {
  requireUsable(context, subscription);
  const document = documentOf(context, holder, subscription.endpoint);
  const ofHolder = subscriptionsIn(context.db).where('link', '==', holder.link);
  await storeBrowser(context, document, ofHolder, { ...subscription, link: holder.link, zone });
}

/** Unsubscribes a browser from the notices of a private link. */
export async function unsubscribe(context: Context, holder: LinkHolder, endpoint: string): Promise<void> {
  await documentOf(context, holder, endpoint).delete();
}

/** Deletes all subscriptions of a revoked private link, including its address. */
export async function dropSubscriptions({ db }: Pick<Context, 'db'>, { link }: LinkHolder): Promise<void> {
  // Organisers' subscriptions have no link.
  if (link === '') return;
  const { docs } = await subscriptionsIn(db).where('link', '==', link).get();
  await Promise.all(docs.map(({ ref }) => deleteSubscription(db, ref)));
}

/** Lists the subscriptions of private links. */
export async function subscriptionsOf(
  { db }: Pick<Context, 'db'>,
  links: readonly string[],
): Promise<StoredSubscription[]> {
  const known = links.filter((link) => link !== '');
  const found = await Promise.all(
    chunksOf(known, IN_QUERY).map((some) => subscriptionsIn(db).where('link', 'in', some).get()),
  );
  return found.flatMap(({ docs }) => docs.map(toSubscription));
}

/** Deletes subscriptions of replaced or erased links, and of organisers without a role. */
export async function deleteStraySubscriptions({ db }: Context): Promise<void> {
  for await (const document of pagesOf(subscriptionsIn(db).orderBy('__name__').select('link', 'organiser'))) {
    const [link, organiser] = [textIn(document.get('link')), textIn(document.get('organiser'))];
    const holder = organiser === '' ? link && db.collection('links').doc(link) : adminDocument(db, organiser);
    const isKnown = holder !== '' && (await holder.get()).exists;
    if (!isKnown) await deleteSubscription(db, document.ref);
  }
}
