import { keptLinks } from '../../../lib/addresses/links.ts';
import { useStored } from '../../../lib/storage/live.ts';
import { forgetThisPhone } from '../../../lib/storage/memory.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { AskedButton } from '../../../ui/dialogs/AskedButton.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';

const FORGET = 'Olvidar este teléfono';

/**
 * Erases what this phone remembers of its players, and says so: at once, or, where private links go with it, when asked
 * for twice.
 */
export function ForgetButton({ onForgotten }: { onForgotten?: () => void }) {
  const toast = useToast();
  const hasLinks = useStored(() => keptLinks().length > 0, false);
  const forget = () => {
    onForgotten?.();
    forgetThisPhone();
    toast('success', 'Listo: este teléfono ya no recuerda a nadie.');
  };
  if (!hasLinks) {
    return (
      <Button look="quiet" onClick={forget}>
        {FORGET}
      </Button>
    );
  }
  return (
    <AskedButton title="¿Que este teléfono te olvide?" action={FORGET} stay="Dejarlo así" work={async () => forget()}>
      <p>
        Se borra de aquí lo que llena el formulario y el enlace a «Mi lugar». Si no lo guardaste en otra parte, ya no
        podrás volver a él. Tu inscripción sigue igual.
      </p>
    </AskedButton>
  );
}
