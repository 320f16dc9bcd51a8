import { useEffect, useState } from 'react';
import { config } from '../../lib/config.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import styles from './Footer.module.css';

/** The browser's install event; browsers that can't install never send it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && typeof event.prompt === 'function';

/** Local: how many visits there were, up to two, or `NO_MORE`; session: whether this tab is counted. */
const VISITS = 'visits';
const VISITS_BEFORE = 2;
/** Kept in place of how many visits there were: no more invitations. */
const NO_MORE = 'no';

function visits(): unknown {
  return readStored('local', VISITS);
}

/** Counts this tab, once and no further than it matters. */
function countVisit(): void {
  const before = visits();
  if (before === NO_MORE || readStored('session', VISITS) === true) return;
  writeStored('session', VISITS, true);
  writeStored('local', VISITS, typeof before === 'number' ? Math.min(before + 1, VISITS_BEFORE) : 1);
}

/**
 * Invites to install the site, from the second visit on, at the foot of the page: over nothing. The browser's own
 * invitation, which would lie over the page, is held back. A refusal is remembered (docs/decisions/029-phone-memory.md).
 */
export function InstallInvitation() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    countVisit();
    const hold = (event: Event) => {
      if (!isOffer(event)) return;
      event.preventDefault();
      if (visits() === VISITS_BEFORE) setOffer(event);
    };
    window.addEventListener('beforeinstallprompt', hold);
    return () => window.removeEventListener('beforeinstallprompt', hold);
  }, []);
  if (offer === null) return null;
  const close = () => {
    writeStored('local', VISITS, NO_MORE);
    setOffer(null);
  };
  // Either answer to the browser's dialog closes this one.
  const install = () => void offer.prompt().then(close, close);
  return (
    <section className={styles.invitation} aria-label={`Instalar ${config.product}`}>
      <p>Pon {config.product} en tu pantalla de inicio: abre más rápido y también sin señal.</p>
      <div className="beside gap-3">
        <Button onClick={install}>Instalar</Button>
        <Button look="secondary" onClick={close}>
          No, gracias
        </Button>
      </div>
    </section>
  );
}
