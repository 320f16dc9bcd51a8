import { saveLink } from '#lib/addresses/links.ts';
import { isSubscribed, PushDenied, pushSupport, subscribePhone, unsubscribePhone } from '#lib/push/push.ts';
import { notifyStorageChange, useStored } from '#lib/storage/live.ts';
import { Button } from '../buttons/Button.tsx';
import { useToast } from '../icons/toast-context.ts';
import { useAction } from '../use-action.ts';

export interface NoticesProps {
  token: string;
  tournamentId: string;
}

const DENIED = 'No diste permiso para avisos en este teléfono.';
const FAILED = 'Este navegador no pudo activar los avisos. Inténtalo otra vez.';

/** Turns the notices of a registration on this phone on and off. */
export function NoticesButton(own: NoticesProps) {
  const toast = useToast();
  const isOn = useStored(() => isSubscribed(own.tournamentId), false);
  const { isPending, run } = useAction(async () => {
    try {
      if (isOn) return await unsubscribePhone(own);
      await subscribePhone(own);
      // A tap on a notice opens this link.
      saveLink(own.token);
      toast('success', 'Listo: te avisamos en este teléfono.');
    } catch (failure) {
      toast('error', failure instanceof PushDenied ? DENIED : FAILED);
      notifyStorageChange();
    }
  });
  return (
    <Button look="secondary" busy={isPending} onClick={() => void run()}>
      {isOn ? 'Ya no me avises aquí' : 'Avísame en este teléfono'}
    </Button>
  );
}

/** Like `NoticesButton`, only if notices are possible. */
export function NoticesOffer(own: NoticesProps) {
  const canAsk = useStored(() => pushSupport() === 'ready', false);
  return canAsk ? <NoticesButton {...own} /> : null;
}
