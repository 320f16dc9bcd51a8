import type { ReactNode } from 'react';
import { Ring } from '../signs/Ring.tsx';
import styles from './EmptyState.module.css';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  title: string;
  /** What stands in the closed zone, because there is nothing inside it, and what it counts. */
  figure?: string;
  unit?: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** A screen that has nothing to show: says what, why, and where to go instead. */
export function EmptyState({ title, figure, unit, children, actions }: Props) {
  return (
    <div className={styles.place}>
      <div className={styles.empty}>
        {figure === undefined ? null : (
          <div className={styles.sign} aria-hidden="true">
            <Ring open={0} tone="quiet" figure={figure} unit={unit} label="" />
          </div>
        )}
        <div className={styles.words}>
          <PageTitle title={title} />
          {children ? <div className={styles.text}>{children}</div> : null}
          <div className="beside gap-3">{actions}</div>
        </div>
      </div>
    </div>
  );
}
