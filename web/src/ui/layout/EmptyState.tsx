import type { ReactNode } from 'react';
import { Ring } from '../icons/Ring.tsx';
import styles from './EmptyState.module.css';
import { Inline } from './Layout.tsx';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  title: string;
  /** The number in the closed zone, and its unit. */
  figure?: string;
  unit?: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** An empty screen, with its reason and links elsewhere. */
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
          <Inline gap={3}>{actions}</Inline>
        </div>
      </div>
    </div>
  );
}

/** Replaces the rows of an empty list with the reason. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
