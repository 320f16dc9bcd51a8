import { type ReactNode, Suspense, useId } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import { OverlayLink } from '../../ui/dialogs/OverlayLink.tsx';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import styles from './PublicLayout.module.css';

/** Floats over the screens on which nothing else keeps the foot of the screen, and opens the frequent questions. */
function HelpButton() {
  return (
    <aside aria-label="Ayuda">
      <OverlayLink to={paths.faq()} className={styles.help} aria-label="Ayuda: preguntas frecuentes">
        <span aria-hidden="true">?</span>
      </OverlayLink>
    </aside>
  );
}

/** Lies over the foot of the screen, where what comes and goes moves nothing. */
export function ScreenFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

interface Props {
  /** False where an action or a form has the foot of the screen, which the floating button would cover. */
  help?: boolean;
  footer?: boolean;
}

/** Frame of the screens with a header; it stays when one screen follows another. */
export function PublicLayout({ help = true, footer = true }: Props) {
  const content = useId();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${content}`}>
        Saltar al contenido
      </a>
      <NavBar />
      <main id={content} className={styles.main} tabIndex={-1}>
        <Suspense fallback={<div aria-busy="true" />}>
          <Outlet />
        </Suspense>
      </main>
      {footer ? <Footer /> : null}
      {help ? <HelpButton /> : null}
    </div>
  );
}
