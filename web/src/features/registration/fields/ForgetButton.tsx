import { forgetThisPhone } from '#lib/storage/remembered-player.ts';
import { useHasLink } from '#lib/storage/session-hint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { useToast } from '#ui/icons/toast-context.ts';

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
