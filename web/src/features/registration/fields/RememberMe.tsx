import { useId, useState } from 'react';
import { saveLinksOf } from '#lib/addresses/links.ts';
import { useStored } from '#lib/storage/live.ts';
import { rememberedPlayer, rememberPlayer } from '#lib/storage/remembered-player.ts';
import { hasStorage } from '#lib/storage/storage.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { forgetLastRegistered, lastRegistered } from '../outcome/last-registered.ts';
import { ForgetButton } from './ForgetButton.tsx';
import styles from './RememberMe.module.css';

/**
 * Asks after a registration for consent to remember the player on this phone. Once given, it shows the button to
 * forget.
 */
export function RememberMe({ tournamentId }: { tournamentId: string }) {
  const [isDeclined, setDeclined] = useState(false);
  const question = useId();
  const remembered = useStored(() => String(rememberedPlayer()?.values.freeFireId ?? ''), '');
  const last = lastRegistered(tournamentId);
  if (remembered !== '' && (last === null || remembered === last.freeFireId)) {
    return (
      <section className={styles.ask}>
        <p>Este teléfono te recuerda: la próxima vez el formulario viene lleno.</p>
        <ForgetButton onForgotten={forgetLastRegistered} />
      </section>
    );
  }
  if (last === null || isDeclined || !hasStorage()) return null;
  const remember = () => {
    rememberPlayer(tournamentId, last);
    saveLinksOf(tournamentId);
  };
  return (
    <section className={styles.ask} aria-labelledby={question}>
      <h2 id={question} className={styles.question}>
        ¿Recordarte en este teléfono?
      </h2>
      <p>
        La próxima vez el formulario viene lleno y aquí queda tu enlace a «Mi lugar». Tus datos quedan solo en el
        teléfono. Si lo usan otras personas, mejor no.
      </p>
      {remembered === '' ? null : <p>Ahora recuerda a otro jugador: tus datos reemplazan los suyos.</p>}
      <div className="beside gap-3">
        <Button look="secondary" onClick={remember}>
          Sí, recordarme
        </Button>
        <Button look="quiet" onClick={() => setDeclined(true)}>
          No
        </Button>
      </div>
    </section>
  );
}
