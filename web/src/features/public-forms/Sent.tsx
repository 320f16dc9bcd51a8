import { limits } from '@arena/domain';
import { paths } from '../../lib/paths.ts';
import { useRedirect } from '../../lib/redirect.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Ring } from '../../ui/Ring.tsx';
import styles from './Sent.module.css';

const SECOND = 1_000;

/** What takes the form's place once it is sent. */
export function SentHeading() {
  return <PageTitle takesFocus title="¡Formulario enviado con éxito!" />;
}

function Leaving() {
  const left = useRedirect(paths.home(), limits.redirectAfterSubmit);
  const stays = left === null;
  return (
    <div className={styles.leaving}>
      {/* The seconds are for the eye: read out one by one they would drown the message. */}
      <div className={styles.ring} aria-hidden="true">
        <Ring
          open={stays ? 0 : left / (limits.redirectAfterSubmit / SECOND)}
          figure={String(left)}
          done={stays}
          tone="cold"
          label=""
        />
      </div>
      <p>
        {stays
          ? 'Quédate el tiempo que quieras.'
          : 'Te llevamos al inicio en unos segundos. Toca la pantalla o presiona una tecla para quedarte.'}
      </p>
    </div>
  );
}

/**
 * The thanks, and the way home that opens by itself.
 * @param pending the response is safe here and still on its way to the server.
 */
export function SentText({ pending }: { pending: boolean }) {
  return (
    <div className={styles.text}>
      <p>Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.</p>
      {pending ? <p>La conexión falló: la entregamos sola en cuanto vuelva. No la envíes otra vez.</p> : null}
      <Leaving />
    </div>
  );
}

/** The ways on from here. */
export function SentActions({ onAnother }: { onAnother: () => void }) {
  return (
    <div className={styles.actions}>
      <Button onClick={onAnother}>Enviar otra respuesta</Button>
      <ButtonLink look="secondary" href={paths.home()}>
        Volver al Inicio
      </ButtonLink>
    </div>
  );
}
