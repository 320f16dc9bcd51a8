import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import { config } from '#lib/config.ts';
import { saveFile } from '#lib/sharing/share.ts';
import { serverNow, useServerNow } from '#lib/time/clock.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { InAppHint } from '#ui/icons/InAppHint.tsx';
import { LinkPagePart } from '#ui/layout/LinkPage.tsx';
import { useAction } from '#ui/use-action.ts';
import { useOwnPage } from '../use-my-registration.ts';
import { remindersOf } from './reminders.ts';

/** Adds upcoming events to the phone's calendar; made from the last data, so it works offline. */
export function Reminders() {
  const { myRegistration: own, isTeams } = useOwnPage();
  const myRegistration = isTeams ? { ...own, confirmations: [] } : own;
  const isAny = useServerNow((now) => remindersOf(myRegistration, now).length > 0);
  const save = async () => {
    const { remindersFile } = await import('./reminders-file.ts');
    const now = serverNow();
    const file = remindersFile(remindersOf(myRegistration, now), `${window.location.origin}${MY_REGISTRATION}`, now);
    saveFile(new Blob([file], { type: 'text/calendar' }), `${config.productKey}-recordatorios.ics`);
  };
  const { isPending, run } = useAction(save, { tells: () => 'No pudimos crear el archivo. Recarga la página.' });
  if (!isAny) return null;
  return (
    <LinkPagePart title="Que no se te pase">
      <p>
        Tu calendario te avisa {isTeams ? '' : 'cuándo confirmar, y '}15 minutos antes de cada partida. Si cambia una
        hora, agrégalo otra vez.
      </p>
      <InAppHint about="files" />
      <Button look="secondary" busy={isPending} onClick={() => void run()}>
        Agregar al calendario
      </Button>
    </LinkPagePart>
  );
}
