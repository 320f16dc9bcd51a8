import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { community } from '#lib/community.ts';
import { config } from '#lib/config.ts';
import { useNow } from '#lib/time/clock.ts';
import { OverlayLink } from '#ui/dialogs/OverlayLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Logo } from '#ui/icons/Logo.tsx';
import styles from './Footer.module.css';
import { InstallInvitation } from './InstallInvitation.tsx';

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
