import { useId, useState } from 'react';
import { saveLinksOf } from '#lib/addresses/links.ts';
import { forgetThisPhone, rememberedPlayer, rememberPlayer } from '#lib/storage/remembered-player.ts';
import { useHasLink } from '#lib/storage/session-hint.ts';
import { hasStorage, useStored } from '#lib/storage/storage.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { Inline, Stack, Title } from '#ui/layout/Layout.tsx';
import styles from '../Registration.module.css';
import { forgetLastRegistered, lastRegistered } from './last-registered.ts';

const FORGET = 'Olvidar este teléfono';

/** Erases the data of players on this phone and confirms it. If private links are erased, too, it asks first. */
export function ForgetButton({ onForgotten }: { onForgotten?: () => void }) {
  const toast = useToast();
  const hasLink = useHasLink();
  const forget = () => {
    onForgotten?.();
    forgetThisPhone();
    toast('success', 'Listo: este teléfono ya no recuerda a nadie.');
  };
  if (!hasLink) {
    return (
      <Button look="quiet" onClick={forget}>
        {FORGET}
      </Button>
    );
  }
  return (
    <ConfirmButton
      title="¿Borrar lo que recuerda este teléfono?"
      action={FORGET}
      cancel="Dejarlo así"
      onConfirm={async () => forget()}
    >
      <p>
        Se borra de aquí lo que llena el formulario y el enlace a «Mi lugar». Si no lo guardaste en otra parte, ya no
        podrás volver a él. Tu inscripción sigue igual.
      </p>
    </ConfirmButton>
  );
}

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
      <Stack as="section" gap={3} narrow className={classes(styles.part, styles.ask)}>
        <p>Este teléfono te recuerda: la próxima vez el formulario viene lleno.</p>
        <ForgetButton onForgotten={forgetLastRegistered} />
      </Stack>
    );
  }
  if (last === null || isDeclined || !hasStorage()) return null;
  const remember = () => {
    rememberPlayer(tournamentId, last);
    saveLinksOf(tournamentId);
  };
  return (
    <Stack as="section" gap={3} narrow className={classes(styles.part, styles.ask)} aria-labelledby={question}>
      <Title size="name" id={question}>
        ¿Recordarte en este teléfono?
      </Title>
      <p>
        La próxima vez el formulario viene lleno y aquí queda tu enlace a «Mi lugar». Tus datos quedan solo en el
        teléfono. Si lo usan otras personas, mejor no.
      </p>
      {remembered === '' ? null : <p>Ahora recuerda a otro jugador: tus datos reemplazan los suyos.</p>}
      <Inline gap={3}>
        <Button look="secondary" onClick={remember}>
          Sí, recordarme
        </Button>
        <Button look="quiet" onClick={() => setDeclined(true)}>
          No
        </Button>
      </Inline>
    </Stack>
  );
}
