import type { PushSubscription as SubscriptionFields } from '@arena/domain';
import { call } from '../calls/api.ts';
import { isInAppBrowser, isIos } from '../page/in-app-browser.ts';
import { tellOfStorage } from '../storage/live.ts';
import { readStored, removeStored, writeStored } from '../storage/storage.ts';
import { visitorStorageKeys } from '../storage/visitor-storage-keys.ts';

/** Public key of this deployment's notices; empty: it sends none. */
const KEY = import.meta.env.VITE_PUSH_KEY;

/** True if the site runs from the home screen, with a storage of its own on iOS. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Ways to get notices on this phone; `install`: the site has to be on the home screen first. */
export type PushSupport = 'ready' | 'denied' | 'install' | 'none';

export function pushSupport(): PushSupport {
  if (KEY === '' || isInAppBrowser()) return 'none';
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) {
    // Private windows and blocked storage have no worker that could show a notice.
    if (navigator.serviceWorker.controller === null) return 'none';
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  }
  return isIos() && !isInstalled() ? 'install' : 'none';
}

/** True if this phone was asked to tell of a tournament. */
export const isSubscribed = (tournamentId: string): boolean =>
  readStored('local', visitorStorageKeys.notices(tournamentId)) === true;

/** A registration whose notices are meant. */
interface Own {
  token: string;
  tournamentId: string;
}

/** The viewer refused the browser's question. */
export class PushDenied extends Error {}

function fieldsOf(subscription: PushSubscription): SubscriptionFields {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/**
 * Asks the browser for this phone's subscription. Call it within a tap: browsers ask only then.
 * @throws PushDenied
 */
export async function subscriptionOfPhone(): Promise<{ subscription: SubscriptionFields; zone: string }> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: KEY });
  return { subscription: fieldsOf(subscription), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/**
 * Subscribes this phone to the notices of a registration, within a tap.
 * @throws PushDenied, or whatever the call throws.
 */
export async function subscribePhone({ token, tournamentId }: Own): Promise<void> {
  await call('POST /subscriptions', { body: { token, ...(await subscriptionOfPhone()) } });
  writeStored('local', visitorStorageKeys.notices(tournamentId), true);
  tellOfStorage();
}

/** Ends the notices of a registration on this phone. Other registrations keep theirs. */
export async function unsubscribePhone({ token, tournamentId }: Own): Promise<void> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription !== null)
    await call('POST /subscriptions/end', { body: { token, endpoint: subscription.endpoint } });
  removeStored('local', visitorStorageKeys.notices(tournamentId));
  tellOfStorage();
}
