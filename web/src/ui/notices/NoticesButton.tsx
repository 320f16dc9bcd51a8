import { saveLink } from '#lib/addresses/links.ts';
import { isSubscribed, PushDenied, pushSupport, subscribePhone, unsubscribePhone } from '#lib/push/push.ts';
import { notifyStorageChange, useStored } from '#lib/storage/storage.ts';
import { Button } from '../buttons/Button.tsx';
import { useAction } from '../use-action.ts';

export interface NoticesProps {
  token: string;
  tournamentId: string;
}

const DENIED = 'No diste permiso para avisos en este teléfono.';
const FAILED = 'Este navegador no pudo activar los avisos. Inténtalo otra vez.';

/** Turns the notices of a registration on this phone on and off. */
export function NoticesButton(own: NoticesProps) {
  const isOn = useStored(() => isSubscribed(own.tournamentId), false);
  const turn = async () => {
    if (isOn) return await unsubscribePhone(own);
    await subscribePhone(own);
    // A tap on a notice opens this link.
    saveLink(own.token);
    return 'Listo: te avisamos en este teléfono.';
  };
  const tells = (failure: unknown) => (failure instanceof PushDenied ? DENIED : FAILED);
  const { isPending, run } = useAction(() => turn().finally(notifyStorageChange), { tells });
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
