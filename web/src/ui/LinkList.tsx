import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './LinkList.module.css';

/** Ways on, one below the other. */
export function LinkList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** One way on: where it leads, and in smaller letters what there is to know of it. */
export function LinkListItem({ to, note, children }: { to: string; note: ReactNode; children: string }) {
  return (
    <li>
      <Link className={styles.link} to={to}>
        <span className={styles.name}>{children}</span>
        <span className={styles.note}>{note}</span>
        <Icon name="forward" />
      </Link>
    </li>
  );
}
