import type { MouseEvent } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { OverlayLink } from '#ui/dialogs/OverlayLink.tsx';
import styles from './HelpButton.module.css';

/** The floating button that opens the FAQ. It reserves room after the content, so that it covers nothing at the end. */
export function HelpButton() {
  return (
    <aside className={styles.room} aria-label="Ayuda">
      <OverlayLink
        to={paths.faq()}
        className={styles.button}
        aria-label="Ayuda: preguntas frecuentes"
        onClick={ignoreSecondTap}
      >
        ?
      </OverlayLink>
    </aside>
  );
}

/** The first tap of two may show a bar, which lifts the button under the finger. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
