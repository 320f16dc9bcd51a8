import type { PushSubscription as SubscriptionFields } from '@arena/domain';
import { call } from '../calls/api.ts';
import { isInAppBrowser, isIos } from '../page/in-app-browser.ts';
import { notifyStorageChange, readStored, removeStored, writeStored } from '../storage/storage.ts';
import { visitorStorageKeys } from '../storage/visitor-storage-keys.ts';

/** Public key of this deployment's notices; empty disables them. */
const KEY = import.meta.env.VITE_PUSH_KEY;

/** True if the site runs as an installed app, which has its own storage on iOS. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Support of notices on this phone. `install`: the site has to be installed first. */
export type PushSupport = 'ready' | 'denied' | 'install' | 'none';

export function pushSupport(): PushSupport {
  if (KEY === '' || isInAppBrowser()) return 'none';
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) {
    // Private windows and blocked storage have no service worker to show notices.
    if (navigator.serviceWorker.controller === null) return 'none';
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  }
  return isIos() && !isInstalled() ? 'install' : 'none';
}

/** True if this phone is subscribed to a tournament. */
export const isSubscribed = (tournamentId: string): boolean =>
  readStored('local', visitorStorageKeys.notices(tournamentId)) === true;

/** The registration of a subscription. */
interface Own {
  token: string;
  tournamentId: string;
}

/** The user refused the browser's permission prompt. */
export class PushDenied extends Error {}

function fieldsOf(subscription: PushSubscription): SubscriptionFields {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/**
 * Requests this phone's subscription from the browser. Call it within a tap, because browsers only ask then.
 * @throws PushDenied
 */
export async function subscriptionOfPhone(): Promise<{ subscription: SubscriptionFields; zone: string }> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: KEY });
  return { subscription: fieldsOf(subscription), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Subscribes this phone to a registration's notices, within a tap. @throws PushDenied, or the call's error */
export async function subscribePhone({ token, tournamentId }: Own): Promise<void> {
  await call('POST /subscriptions', { body: { token, ...(await subscriptionOfPhone()) } });
  writeStored('local', visitorStorageKeys.notices(tournamentId), true);
  notifyStorageChange();
}

/** Ends the notices of a registration on this phone. Other registrations keep theirs. */
export async function unsubscribePhone({ token, tournamentId }: Own): Promise<void> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription !== null)
    await call('POST /subscriptions/end', { body: { token, endpoint: subscription.endpoint } });
  removeStored('local', visitorStorageKeys.notices(tournamentId));
  notifyStorageChange();
}
