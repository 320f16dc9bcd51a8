import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { community } from '#lib/community.ts';
import { config } from '#lib/config.ts';
import { readStored, writeStored } from '#lib/storage/storage.ts';
import { useNow } from '#lib/time/clock.ts';
import { Button, OverlayLink } from '#ui/buttons/Button.tsx';
import { Icon, Logo } from '#ui/icons/Icon.tsx';
import styles from './Footer.module.css';

/** The footer of the public pages: contacts, links, operator. */
export function Footer() {
  const year = useNow((now) => now.getUTCFullYear());
  const { phone, email } = community.contact;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.brand}>
          <Logo size={40} />
          {config.product}
        </p>
        <ul className={styles.links}>
          <li>
            <a href={phone.href}>
              <Icon name="phone" size={20} />
              {phone.text}
            </a>
          </li>
          <li>
            <a href={email.href}>
              <Icon name="mail" size={20} />
              {email.text}
            </a>
          </li>
        </ul>
        <nav className={styles.links} aria-label="Pie de página">
          <Link to={paths.tournaments()}>Torneos</Link>
          <Link to={paths.history()}>Historial</Link>
          <Link to={paths.prizes()}>Premios</Link>
          <OverlayLink to={paths.faq()}>Preguntas frecuentes</OverlayLink>
          <OverlayLink to={paths.terms()}>Términos y condiciones</OverlayLink>
          <Link to={paths.login()}>Acceso del equipo</Link>
        </nav>
        <InstallInvitation />
        <p className={styles.legal}>
          © {community.since}–{year} {config.product}. Comunidad independiente, sin relación con Garena.
        </p>
      </div>
    </footer>
  );
}

/** The browser's install event; browsers that can't install don't send it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && typeof event.prompt === 'function';

/** Local storage: number of visits up to two, or `NO_MORE`. Session storage: set once this tab is counted. */
const VISITS = 'visits';
const VISITS_BEFORE = 2;
/** Stored instead of the number of visits after a refusal. */
const NO_MORE = 'no';

function visits(): unknown {
  return readStored('local', VISITS);
}

/** Counts this tab once. */
function countVisit(): void {
  const before = visits();
  if (before === NO_MORE || readStored('session', VISITS) === true) return;
  writeStored('session', VISITS, true);
  writeStored('local', VISITS, typeof before === 'number' ? Math.min(before + 1, VISITS_BEFORE) : 1);
}

/**
 * Invites to install the site from the second visit on, below the page's content. It replaces the browser's own
 * invitation, which would cover the page. A refusal is remembered (docs/decisions/028-retention-and-phone-memory.md).
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
  // Any answer to the browser's dialog closes the invitation.
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
