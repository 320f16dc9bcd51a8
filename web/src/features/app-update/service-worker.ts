import { reportProblem } from '../../lib/page/log.ts';
import { siteAnswers } from '../../lib/page/new-version.ts';
import { tellOfStorage } from '../../lib/storage/live.ts';

const CHECK_INTERVAL = 60 * 60 * 1_000;

/** True if the server still gives out the scripts that this page runs on. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script === null) return false;
  const response = await fetch(window.location.origin, { cache: 'no-store' });
  return response.ok && !(await response.text()).includes(new URL(script.src).pathname);
}

/** Calls `onWaiting` with each new version of the worker that is ready and waits for its turn. */
function watch(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) onWaiting();
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting) onWaiting();
}

/** Checks for a new version when a long-open tab becomes visible. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < CHECK_INTERVAL) return;
    last = Date.now();
    // Without a network there is nothing to find.
    registration.update().catch(() => undefined);
  });
}

/**
 * Lets the browser keep the visitors' part of the site for when there is no network. Call it once, after the page
 * has loaded.
 * @param onNewVersion called when a later version than this page's is ready. Until the visitor takes it
 * (`takeNewVersion`) or has closed the site's last tab, nothing changes.
 */
export async function keepForOffline(onNewVersion: () => void): Promise<void> {
  try {
    // The first worker takes over the page that registers it: notices can be asked for from then on.
    navigator.serviceWorker.addEventListener('controllerchange', tellOfStorage);
    const registration = await navigator.serviceWorker.register('/sw.js');
    watch(
      registration,
      () =>
        void isOutdated().then(
          (outdated) => outdated && onNewVersion(),
          () => undefined,
        ),
    );
    lookAgain(registration);
  } catch (error) {
    // Private windows and blocked storage go without.
    reportProblem('Keeping the site for offline', error);
  }
}

/**
 * Loads this page again in the new version. Other tabs stay as they are. The workers are given up, and the page that
 * comes registers its own, which finds the files that were kept. Told to take over instead, the waiting one now and
 * then never did in Chromium, and the reload waited for it.
 * @returns false where the site doesn't answer: without the workers nothing of it could be read then.
 */
export async function takeNewVersion(): Promise<boolean> {
  if (!(await siteAnswers())) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  window.location.reload();
  return true;
}
