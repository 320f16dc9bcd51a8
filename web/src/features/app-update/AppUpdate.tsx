import { CONNECTION_LOST } from '@arena/domain';
import { useEffect, useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { reportProblem } from '#lib/page/log.ts';
import { siteAnswers } from '#lib/page/new-version.ts';
import { notifyStorageChange } from '#lib/storage/storage.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import styles from './AppUpdate.module.css';

/** Keeps the site for offline use, and offers new versions unobtrusively. */
export function AppUpdate() {
  const show = useToast();
  const [isOffered, setOffered] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    // No dialogs on a stream.
    const isStream = window.location.pathname.startsWith(paths.stream(''));
    if ('serviceWorker' in navigator && !isStream) void keepForOffline(() => setOffered(true));
  }, []);
  if (!isOffered) return null;
  const update = async () => {
    setAsking(true);
    if (await activateNewVersion()) return;
    setAsking(false);
    show('error', CONNECTION_LOST);
  };
  return (
    <div className={styles.offer}>
      <Notice
        tone="info"
        action={
          <>
            <Button look="secondary" busy={isAsking} onClick={() => void update()}>
              Actualizar
            </Button>
            <button type="button" className={styles.close} aria-label="Ahora no" onClick={() => setOffered(false)}>
              <Icon name="close" size={20} />
            </button>
          </>
        }
      >
        Hay una versión nueva del sitio.
      </Notice>
    </div>
  );
}

const CHECK_INTERVAL = 60 * 60 * 1_000;

/** True if the server no longer has the scripts of this page. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script === null) return false;
  const response = await fetch(window.location.origin, { cache: 'no-store' });
  return response.ok && !(await response.text()).includes(new URL(script.src).pathname);
}

/** Calls `onWaiting` with each new worker that is ready and waiting. */
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
    // Fails without a network.
    registration.update().catch(() => undefined);
  });
}

/**
 * Caches the visitors' part of the site for offline use. Call it once, after the page has loaded.
 * @param onNewVersion called when a newer version is ready. It takes over once the visitor accepts it
 * (`activateNewVersion`) or closes the last tab.
 */
async function keepForOffline(onNewVersion: () => void): Promise<void> {
  try {
    // The first worker takes over the page that registers it; notices can be requested from then on.
    navigator.serviceWorker.addEventListener('controllerchange', notifyStorageChange);
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
    // Private windows and blocked storage have no service worker.
    reportProblem('Keeping the site for offline', error);
  }
}

/**
 * Loads this page again in the new version. Other tabs stay as they are. The workers are given up, and the page that
 * comes registers its own, which finds the files that were kept. Told to take over instead, the waiting one now and
 * then never did in Chromium, and the reload waited for it.
 * @returns false where the site doesn't answer: without the workers nothing of it could be read then.
 */
async function activateNewVersion(): Promise<boolean> {
  if (!(await siteAnswers())) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  window.location.reload();
  return true;
}
