import { paths } from '../../lib/addresses/paths.ts';
import { OverlayLink } from '../../ui/dialogs/OverlayLink.tsx';
import { useToast } from '../../ui/signs/toast-context.ts';
import styles from './FaqAnswer.module.css';
import type { FaqQuestion } from './faq.ts';
import { Segments } from './Segments.tsx';

/** Puts an address on the clipboard. False where the browser doesn't let a page do that. */
async function copy(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(address, window.location.origin).href);
    return true;
  } catch {
    return false;
  }
}

/** A question that unfolds to its answer, with the link that leads others to it. */
export function FaqAnswer({ entry: { id, question, answer }, unfolded }: { entry: FaqQuestion; unfolded: boolean }) {
  const toast = useToast();
  const address = paths.faq(id);
  const offerLink = () =>
    void copy(address).then((copied) => {
      if (copied) toast('success', 'Enlace copiado');
      else toast('info', 'Copia el enlace de la barra de direcciones.');
    });

  return (
    <details id={id} className={styles.entry} open={unfolded}>
      <summary className={styles.question}>{question}</summary>
      <div className={styles.answer}>
        <p>
          <Segments segments={answer} />
        </p>
        <OverlayLink to={address} className={styles.link} onClick={offerLink}>
          Copiar enlace
        </OverlayLink>
      </div>
    </details>
  );
}
