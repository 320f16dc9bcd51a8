import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Says, where the rows of a list would stand, that there are none and why, or where there are more. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
