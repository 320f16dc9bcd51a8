import { type ConfirmationWindow, DAY } from '@arena/domain';
import { call } from '../../../lib/calls/api.ts';
import { useAttempt } from '../../../lib/calls/use-attempt.ts';
import { useServerNow } from '../../../lib/time/clock.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { confirmTitle } from '../confirmations.ts';
import styles from '../Place.module.css';
import { TimeRing } from './TimeRing.tsx';

interface Props {
  token: string;
  window: ConfirmationWindow;
  onChanged: () => void;
}

/** The one thing to do while a confirmation is open: say that one plays. */
export function ConfirmStep({ token, window: { kind, closesAt }, onChanged }: Props) {
  const zone = useViewerZone();
  const { isBusy, failure, run } = useAttempt('Confirming');
  const left = useServerNow((now) => Math.max(0, Date.parse(closesAt) - now.getTime()));
  const confirm = async () => {
    await run(() => call('POST /places/confirm', { body: { token } }));
    onChanged();
  };
  return (
    <section className={styles.next}>
      <h2>{confirmTitle[kind]}</h2>
      <div className={styles.match}>
        {left > DAY ? null : <TimeRing left={left} />}
        <div>
          <p className={styles.when}>Hasta {dayAndClockIn(closesAt, zone)}</p>
          <p>
            Si no confirmas a tiempo,{' '}
            {kind === 'final' ? 'la juega quien sigue' : 'tu cupo queda libre para otra persona'}.
          </p>
        </div>
      </div>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isBusy} onClick={() => void confirm()}>
        Sí, juego
      </Button>
    </section>
  );
}
