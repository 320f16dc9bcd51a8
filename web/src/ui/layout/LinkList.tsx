import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './LinkList.module.css';

export function LinkList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface Props {
  to: string;
  state?: unknown;
  /** For long lists. */
  compact?: boolean;
  note: ReactNode;
  children: string;
}

/** A link with a note in smaller type. */
export function LinkListItem({ to, state, compact, note, children }: Props) {
  return (
    <li>
      <Link className={classes(styles.link, compact && styles.compact)} to={to} state={state}>
        <span className={classes(styles.name, compact && 'shortened')}>{children}</span>
        <span className={styles.note}>{note}</span>
        <Icon name="forward" />
      </Link>
    </li>
  );
}
