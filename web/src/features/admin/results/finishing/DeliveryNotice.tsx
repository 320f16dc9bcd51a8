import { useOnline } from '../../../../lib/calls/online.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import styles from '../MatchResult.module.css';
import { useResult } from '../result-context.ts';

/** Reports an unsent result: it is stored here and sent automatically. */
export function DeliveryNotice() {
  const { act } = useResult();
  const isOnline = useOnline();
  return (
    <>
      <Notice tone="warning">
        <strong>{isOnline ? 'Todavía no pudimos enviarlo.' : 'Sin señal.'}</strong> El resultado está guardado en este
        teléfono y se envía solo cuando vuelva la señal. No hace falta repetirlo.
      </Notice>
      <div className={styles.actions}>
        <Button look="secondary" wide onClick={() => void act.resend()}>
          Enviar ahora
        </Button>
        <Button look="quiet" wide onClick={() => act.takeBack()}>
          Seguir anotando
        </Button>
      </div>
    </>
  );
}
