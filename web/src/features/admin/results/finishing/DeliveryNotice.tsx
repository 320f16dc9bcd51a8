import { useOnline } from '../../../../lib/calls/online.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import styles from '../MatchResult.module.css';
import type { ResultSession } from '../result-session.ts';

/** Reports an unsent result: it is stored here and sent automatically. */
export function DeliveryNotice({ session }: { session: ResultSession }) {
  const isOnline = useOnline();
  return (
    <>
      <Notice tone="warning">
        <strong>{isOnline ? 'Todavía no pudimos enviarlo.' : 'Sin señal.'}</strong> El resultado está guardado en este
        teléfono y se envía solo cuando vuelva la señal. No hace falta repetirlo.
      </Notice>
      <div className={styles.actions}>
        <Button look="secondary" wide onClick={() => void session.resend()}>
          Enviar ahora
        </Button>
        <Button look="quiet" wide onClick={() => session.takeBack()}>
          Seguir anotando
        </Button>
      </div>
    </>
  );
}
