import { type ReactNode, useId } from 'react';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import styles from './PublicLayout.module.css';

/** The frame of a screen with a header: bar, content, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const content = useId();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${content}`}>
        Saltar al contenido
      </a>
      <NavBar />
      <main id={content} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
