import { type ReactNode, Suspense, useId } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { HelpButton } from './HelpButton.tsx';
import { NavBar } from './NavBar.tsx';
import styles from './PublicLayout.module.css';

/** A layer over the bottom of the screen, which moves nothing. */
export function ScreenFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

/** Layout of screens with a header; it stays mounted across screens. */
export function PublicLayout({ footer = true, notices }: { footer?: boolean; notices?: ReactNode }) {
  const content = useId();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${content}`}>
        Saltar al contenido
      </a>
      <NavBar />
      <main id={content} className={styles.main} tabIndex={-1}>
        {notices}
        <Suspense fallback={<div aria-busy="true" />}>
          <Outlet />
        </Suspense>
      </main>
      {footer ? <Footer /> : null}
      <HelpButton />
    </div>
  );
}
