import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './FocusLayout.module.css';

/** The frame of a screen without a header, on which there is one thing to do: a way back, and the rest is its own. */
export function FocusLayout({ back, children }: { back: { href: string; label: string }; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link href={back.href} className={styles.back}>
          <Icon name="back" />
          {back.label}
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
