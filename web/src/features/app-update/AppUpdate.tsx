import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import styles from './AppUpdate.module.css';
import { keepForOffline, takeNewVersion } from './service-worker.ts';

/** Keeps the site for offline, and offers a new version of it without pressing anybody. */
export function AppUpdate() {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    // On a stream nobody is to be asked anything.
    const isStream = window.location.pathname.startsWith('/overlay/');
    if ('serviceWorker' in navigator && !isStream) void keepForOffline(() => setOffered(true));
  }, []);
  if (!isOffered) return null;
  return (
    <div className={styles.offer}>
      <Notice
        tone="info"
        action={
          <>
            <Button look="secondary" onClick={() => void takeNewVersion()}>
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
