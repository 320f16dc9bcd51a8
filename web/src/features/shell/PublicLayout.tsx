import { type ReactNode, useId } from 'react';
import { Footer } from './Footer.tsx';
import { HelpButton } from './HelpButton.tsx';
import { NavBar } from './NavBar.tsx';
import styles from './PublicLayout.module.css';

/**
 * The frame of a screen with a header: bar, content, footer. `help={false}` where an action or a form has the foot
 * of the screen, which the floating button would cover.
 */
export function PublicLayout({ help = true, children }: { help?: boolean; children: ReactNode }) {
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
      {help ? <HelpButton /> : null}
    </div>
  );
}
