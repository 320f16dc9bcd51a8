import type { Place } from '@arena/domain';
import { PLACE } from '../../../lib/addresses/place-path.ts';
import { useTries } from '../../../lib/calls/use-attempt.ts';
import { config } from '../../../lib/config.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { wantedPart } from '../../../lib/page/part.ts';
import { saveFile } from '../../../lib/sharing/save-file.ts';
import { serverNow, useServerNow } from '../../../lib/time/clock.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';
import styles from '../Place.module.css';
import { remindersOf } from './reminders.ts';

/** What is still to come, into the phone's calendar: made here of what was read last, so it needs no network. */
export function Reminders({ place, isTeams = false }: { place: Place; isTeams?: boolean }) {
  const toast = useToast();
  const { isBusy, run } = useTries((error) => {
    reportProblem('Making a calendar', error);
    toast('error', 'No pudimos crear el archivo. Recarga la página.');
  });
  const isAny = useServerNow((now) => remindersOf(place, now).length > 0);
  if (!isAny) return null;
  const save = async () => {
    const { remindersFile } = await wantedPart(() => import('./reminders-file.ts'));
    const now = serverNow();
    const file = remindersFile(remindersOf(place, now), `${window.location.origin}${PLACE}`, now);
    saveFile(new Blob([file], { type: 'text/calendar' }), `${config.productKey}-recordatorios.ics`);
  };
  return (
    <section className={styles.part}>
      <h2>Que no se te pase</h2>
      <p>
        Tu calendario te avisa {isTeams ? '' : 'cuándo confirmar, y '}15 minutos antes de cada partida. Si cambia una
        hora, agrégalo otra vez.
      </p>
      <Button look="secondary" busy={isBusy} onClick={() => void run(save)}>
        Agregar al calendario
      </Button>
    </section>
  );
}
