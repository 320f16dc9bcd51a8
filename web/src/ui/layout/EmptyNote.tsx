import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Replaces the rows of an empty list with the reason. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
