import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { ownParts } from '#lib/calls/admin-screens.ts';
import styles from './AdminBoundary.module.css';

const TODAY = { label: 'Hoy', href: paths.admin() };

interface Props {
  /** Renders the count next to a link of the sidebar. */
  countOf: (href: string) => ReactNode;
  onFollow: () => void;
  children: ReactNode;
}

/** Brings the current link into the strip's view on a phone. */
function showCurrent(list: HTMLUListElement | null): void {
  list?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
}

/** The frame of admin screens: links to all parts, in a strip or, on wide screens, a fixed sidebar. */
export function AdminBoundary({ countOf, onFollow, children }: Props) {
  return (
    <div className={styles.place}>
      <nav className={styles.nav} aria-label="Panel">
        <ul ref={showCurrent}>
          {[TODAY, ...ownParts()].map(({ label, href }) => (
            <li key={href}>
              <NavLink to={href} end={href === paths.admin()} className={styles.link} onClick={onFollow}>
                {label}
                {countOf(href)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
