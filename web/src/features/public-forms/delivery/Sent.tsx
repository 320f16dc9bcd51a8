import { limits } from '@arena/domain';
import { paths } from '../../../lib/addresses/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Leaving } from '../../../ui/dialogs/Leaving.tsx';
import { PageTitle } from '../../../ui/layout/PageTitle.tsx';
import styles from './Sent.module.css';

/** What takes the form's place once it is sent. */
export function SentHeading() {
  return <PageTitle takesFocus title="¡Formulario enviado con éxito!" />;
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
      <Leaving to={paths.home()} delay={limits.redirectAfterSubmit} place="al inicio" />
    </div>
  );
}

/** The ways on from here. */
export function SentActions({ onAnother }: { onAnother: () => void }) {
  return (
    <div className={styles.actions}>
      <Button onClick={onAnother}>Enviar otra respuesta</Button>
      <ButtonLink look="secondary" to={paths.home()}>
        Volver al Inicio
      </ButtonLink>
    </div>
  );
}
