import { Link, NavLink } from 'react-router-dom';
import { paths, patterns } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { hoverSound, useMuted } from '#lib/page/sound.ts';
import { useAdminHint, useHasLink } from '#lib/storage/session-hint.ts';
import { Icon, type IconName, Logo } from '#ui/icons/Icon.tsx';
import styles from './NavBar.module.css';

function NavItem({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <li>
      <NavLink to={to} end className={styles.item} aria-label={label} onPointerEnter={hoverSound}>
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
      </NavLink>
    </li>
  );
}

function SoundSwitch() {
  const { muted, named, toggle } = useMuted();
  return (
    <div className={styles.sounds}>
      <button
        type="button"
        className={styles.item}
        aria-label={muted ? 'Activar sonidos' : 'Silenciar sonidos'}
        onClick={toggle}
      >
        <Icon name={muted ? 'soundOff' : 'soundOn'} />
        <span className={styles.label}>Sonidos</span>
      </button>
      {named && !muted ? (
        <span className={styles.named} aria-hidden="true">
          Silenciar sonidos
        </span>
      ) : null}
    </div>
  );
}

/** The bar at the top of screens with a header. On narrow screens labels are only for screen readers. */
export function NavBar() {
  const isAdmin = useAdminHint();
  const hasLink = useHasLink();
  return (
    <header className={styles.bar}>
      <Link to={paths.home()} className={styles.brand} aria-label={`${config.product}, inicio`}>
        <Logo />
        <span>{config.product}</span>
      </Link>
      <nav className={styles.nav} aria-label="Principal">
        <ul>
          {/* First, since this browser alone knows of it: the others stay where the server put them. */}
          {hasLink ? <NavItem to={patterns.myRegistration} icon="ticket" label="Mi lugar" /> : null}
          <NavItem to={paths.home()} icon="home" label="Inicio" />
          <NavItem to={paths.tournaments()} icon="trophy" label="Torneos" />
          <NavItem to={paths.history()} icon="history" label="Historial" />
          {isAdmin ? <NavItem to={paths.admin()} icon="shield" label="Admin" /> : null}
        </ul>
      </nav>
      <SoundSwitch />
    </header>
  );
}
