import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../classes.ts';
import { Icon } from '../signs/Icon.tsx';
import styles from './LinkList.module.css';

/** Ways on, one below the other. */
export function LinkList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface Props {
  to: string;
  /** What the screen there is told, such as where to begin. */
  state?: unknown;
  /** Among many, of which several have to be in view. */
  compact?: boolean;
  note: ReactNode;
  children: string;
}

/** One way on: where it leads, and in smaller letters what there is to know of it. */
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
