import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { deskPaths } from '../../lib/desk-paths.ts';
import { paths } from '../../lib/paths.ts';
import styles from './DeskPlace.module.css';

const parts: readonly { label: string; href: string }[] = [
  { label: 'Hoy', href: paths.admin() },
  { label: 'Torneos', href: deskPaths.tournaments() },
  { label: 'Inscripciones', href: deskPaths.registrations() },
  { label: 'Preguntas', href: deskPaths.questions() },
  { label: 'Formularios', href: deskPaths.forms() },
  { label: 'Equipo', href: deskPaths.people() },
  { label: 'Estadísticas', href: deskPaths.statistics() },
  { label: 'Ocultos', href: deskPaths.hidden() },
];

/** Where the desk's screens are: on a wide screen beside the way to each of its parts, which stays. */
export function DeskPlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place}>
      <nav className={styles.nav} aria-label="Panel">
        <ul>
          {parts.map(({ label, href }) => (
            <li key={href}>
              <NavLink to={href} end={href === paths.admin()} className={styles.link}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
