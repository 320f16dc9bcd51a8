import { forgetThisPhone } from '../../../lib/storage/memory.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';

/** Erases what this phone remembers of its players, at once, and says so. */
export function ForgetButton({ onForgotten }: { onForgotten?: () => void }) {
  const toast = useToast();
  const forget = () => {
    onForgotten?.();
    forgetThisPhone();
    toast('success', 'Listo: este teléfono ya no recuerda a nadie.');
  };
  return (
    <Button look="quiet" onClick={forget}>
      Olvidar este teléfono
    </Button>
  );
}
