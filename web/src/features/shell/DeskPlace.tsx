import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { deskParts } from '../../lib/addresses/desk-paths.ts';
import { paths } from '../../lib/addresses/paths.ts';
import styles from './DeskPlace.module.css';

/** Where the desk's screens are: on a wide screen beside the way to each of its parts, which stays. */
export function DeskPlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place}>
      <nav className={styles.nav} aria-label="Panel">
        <ul>
          {deskParts.map(({ label, href }) => (
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
