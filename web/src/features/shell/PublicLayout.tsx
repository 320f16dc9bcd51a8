import { type ReactNode, use, useId } from 'react';
import { paths } from '../../lib/addresses/paths.ts';
import { OverlayLink } from '../../ui/dialogs/OverlayLink.tsx';
import { FooterContext } from './footer-context.ts';
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

interface Props {
  /** False where an action or a form has the foot of the screen, which the floating button would cover. */
  help?: boolean;
  /** What comes and goes while one reads: over the foot of the screen, where it moves nothing. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen with a header: bar, content, footer. */
export function PublicLayout({ help = true, foot, children }: Props) {
  const content = useId();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${content}`}>
        Saltar al contenido
      </a>
      <NavBar />
      <main id={content} className={styles.main} tabIndex={-1}>
        {children}
        <div className={styles.foot}>{foot}</div>
      </main>
      {use(FooterContext)}
      {help ? <HelpButton /> : null}
    </div>
  );
}
