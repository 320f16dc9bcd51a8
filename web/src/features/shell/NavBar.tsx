import { useRoute } from 'wouter';
import { config } from '../../lib/config.ts';
import { paths, patterns } from '../../lib/paths.ts';
import { useAdminHint } from '../../lib/session-hint.ts';
import { playSound, useMuted } from '../../lib/sound.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './NavBar.module.css';

function hoverSound(event: { pointerType: string }): void {
  if (event.pointerType === 'mouse') playSound('hover');
}

function NavItem({ href, pattern, icon, label }: { href: string; pattern: string; icon: IconName; label: string }) {
  const [isHere] = useRoute(pattern);
  return (
    <li>
      <Link
        href={href}
        className={styles.item}
        aria-label={label}
        aria-current={isHere ? 'page' : undefined}
        onPointerEnter={hoverSound}
      >
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  );
}

function SoundSwitch() {
  const { muted, toggle } = useMuted();
  return (
    <button
      type="button"
      className={styles.item}
      aria-label={muted ? 'Activar sonidos' : 'Silenciar sonidos'}
      onClick={toggle}
    >
      <Icon name={muted ? 'soundOff' : 'soundOn'} />
    </button>
  );
}

/** The bar at the top of the screens that have a header; on a narrow screen its labels are left to screen readers. */
export function NavBar() {
  const isAdmin = useAdminHint();
  return (
    <header className={styles.bar}>
      <Link href={paths.home()} className={styles.brand} aria-label={`${config.product}, inicio`}>
        <Mark />
        <span>{config.product}</span>
      </Link>
      <nav className={styles.nav} aria-label="Principal">
        <ul>
          <NavItem href={paths.home()} pattern={patterns.home} icon="home" label="Inicio" />
          <NavItem href={paths.tournaments()} pattern={patterns.tournaments} icon="trophy" label="Torneos" />
          <NavItem href={paths.history()} pattern={patterns.history} icon="history" label="Historial" />
          {isAdmin ? <NavItem href={paths.admin()} pattern={patterns.admin} icon="shield" label="Admin" /> : null}
        </ul>
      </nav>
      <SoundSwitch />
    </header>
  );
}
