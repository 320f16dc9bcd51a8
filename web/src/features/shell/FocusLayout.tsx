import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './FocusLayout.module.css';

/** The frame of a screen without a header, on which there is one thing to do: a way back, and the rest is its own. */
export function FocusLayout({ back, children }: { back: { href: string; label: string }; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to={back.href} className="touch back">
          <Icon name="back" />
          {back.label}
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
