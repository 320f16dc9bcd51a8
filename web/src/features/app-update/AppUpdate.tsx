import { CONNECTION_LOST } from '@arena/domain';
import { useEffect, useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import styles from './AppUpdate.module.css';
import { activateNewVersion, keepForOffline } from './service-worker.ts';

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
