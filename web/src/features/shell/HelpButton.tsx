import { paths } from '../../lib/addresses/paths.ts';
import { OverlayLink } from '../../ui/dialogs/OverlayLink.tsx';
import styles from './HelpButton.module.css';

/** Floats over the screens on which nothing else keeps the foot of the screen, and opens the frequent questions. */
export function HelpButton() {
  return (
    <aside aria-label="Ayuda">
      <OverlayLink to={paths.faq()} className={styles.help} aria-label="Ayuda: preguntas frecuentes">
        <span aria-hidden="true">?</span>
      </OverlayLink>
    </aside>
  );
}
