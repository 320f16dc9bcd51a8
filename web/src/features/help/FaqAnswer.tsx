import { paths } from '../../lib/addresses/paths.ts';
import { copyText } from '../../lib/sharing/share.ts';
import { OverlayLink } from '../../ui/dialogs/OverlayLink.tsx';
import { useToast } from '../../ui/signs/toast-context.ts';
import styles from './FaqAnswer.module.css';
import type { FaqQuestion } from './faq.ts';
import { Segments } from './Segments.tsx';

/** A question that unfolds to its answer, with the link that leads others to it. */
export function FaqAnswer({ entry: { id, question, answer }, unfolded }: { entry: FaqQuestion; unfolded: boolean }) {
  const toast = useToast();
  const address = paths.faq(id);
  const offerLink = () =>
    void copyText(new URL(address, window.location.origin).href).then((copied) => {
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
