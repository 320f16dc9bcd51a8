import { NavLink } from 'react-router-dom';
import { classes } from '../classes.ts';
import styles from './Tabs.module.css';

interface Tab {
  to: string;
  label: string;
  /** An unknown count is left out. */
  count?: number | undefined;
  /** True if deeper addresses belong to it, too. */
  isOpen?: boolean;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** True for tabs below other tabs. */
  inner?: boolean;
}

/** Parts of a screen, each with an address; one scrolling line on narrow screens. */
export function Tabs({ label, tabs, inner = false }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={classes(styles.tabs, inner && styles.inner)}>
        {tabs.map(({ to, label: name, count, isOpen = false }) => (
          <li key={to}>
            <NavLink to={to} end={!isOpen} className={styles.tab}>
              {name}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
