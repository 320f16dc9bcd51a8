import { limits, type PushSubscription, textIn } from '@arena/domain';
import { adminDocument } from '../auth/admin-record.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../failure.ts';
import { toTimestamp } from '../platform/firestore.ts';
import { pagesOf } from '../platform/page.ts';
import { pushOf } from '../push/push.ts';
import {
  deleteSubscription,
  type StoredSubscription,
  subscriptionsIn,
  toSubscription,
} from './subscription-document.ts';

/** The holder of a private link, as its stored hash. */
interface LinkHolder {
  link: string;
}

/** Values of an `in` query, at most. */
const IN_QUERY = 30;

/** One document for each browser and link: the same subscription again is the same. */
const documentOf = ({ db, hash }: Context, { link }: LinkHolder, endpoint: string) =>
  subscriptionsIn(db).doc(hash('subscription', `${link} ${endpoint}`));

/**
 * Subscribes a browser to the notices of a private link; the oldest of too many browsers is dropped.
 * @throws ApiError `invalid` for an address of no push service, because the server calls it.
 */
export async function subscribe(
  context: Context,
  holder: LinkHolder,
  { subscription, zone }: { subscription: PushSubscription; zone: string },
): Promise<void> {
  const { db, now } = context;
  if (!pushOf(db).accepts(subscription.endpoint)) {
    throw new ApiError('invalid', { fields: { 'subscription.endpoint': 'Este navegador no puede recibir avisos' } });
  }
  const document = documentOf(context, holder, subscription.endpoint);
  const own = subscriptionsIn(db).where('link', '==', holder.link);
  await db.runTransaction(async (tx) => {
    const browsers = (await tx.get(own)).docs.filter((one) => one.get('kind') === 'push');
    const others = browsers.filter(({ id }) => id !== document.id);
    const byAge = others.toSorted((a, b) => Number(a.get('createdAt')) - Number(b.get('createdAt')));
    for (const { ref } of byAge.slice(0, Math.max(0, byAge.length + 1 - limits.push.perLink))) tx.delete(ref);
    tx.set(document, {
      kind: 'push',
      ...subscription,
      link: holder.link,
      zone,
      createdAt: toTimestamp(now),
      deleteAt: toTimestamp(new Date(now.getTime() + limits.push.kept)),
    });
  });
}

/** Ends a browser's subscription to the notices of a private link. */
export async function unsubscribe(context: Context, holder: LinkHolder, endpoint: string): Promise<void> {
  await documentOf(context, holder, endpoint).delete();
}

/** Ends all subscriptions of a private link, which is worth nothing any more, and forgets its address. */
export async function dropSubscriptions({ db }: Pick<Context, 'db'>, { link }: LinkHolder): Promise<void> {
  const { docs } = await subscriptionsIn(db).where('link', '==', link).get();
  await Promise.all(docs.map(({ ref }) => deleteSubscription(db, ref)));
}

/** Lists the subscriptions of private links. */
export async function subscriptionsOf(
  { db }: Pick<Context, 'db'>,
  links: readonly string[],
): Promise<StoredSubscription[]> {
  const chunks = Array.from({ length: Math.ceil(links.length / IN_QUERY) }, (_, index) =>
    links.slice(index * IN_QUERY, (index + 1) * IN_QUERY),
  );
  const found = await Promise.all(chunks.map((some) => subscriptionsIn(db).where('link', 'in', some).get()));
  return found.flatMap(({ docs }) => docs.map(toSubscription));
}

/** Deletes the subscriptions of links that were replaced or erased, and of organisers without a role. */
export async function deleteStraySubscriptions({ db }: Context): Promise<void> {
  for await (const document of pagesOf(subscriptionsIn(db).orderBy('__name__').select('link', 'organiser'))) {
    const [link, organiser] = [textIn(document.get('link')), textIn(document.get('organiser'))];
    const holder = organiser === '' ? link && db.collection('links').doc(link) : adminDocument(db, organiser);
    const isKnown = holder !== '' && (await holder.get()).exists;
    if (!isKnown) await deleteSubscription(db, document.ref);
  }
}
