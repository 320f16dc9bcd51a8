import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { PageTitle } from './PageTitle.tsx';

/** A screen that has nothing to show: says what, why, and where to go instead. */
export function EmptyState({ title, children, actions }: { title: string; children?: ReactNode; actions: ReactNode }) {
  return (
    <div className={styles.empty}>
      <PageTitle title={title} />
      {children ? <div className={styles.text}>{children}</div> : null}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
