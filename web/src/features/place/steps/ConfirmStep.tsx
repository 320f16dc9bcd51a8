import type { ConfirmationWindow } from '@arena/domain';
import { call } from '../../../lib/calls/api.ts';
import { useAttempt } from '../../../lib/calls/use-attempt.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { confirmTitle } from '../confirmations.ts';
import styles from '../Place.module.css';
import { Deadline } from './TimeRing.tsx';

interface Props {
  token: string;
  window: ConfirmationWindow;
  onChanged: () => void;
}

/** The one thing to do while a confirmation is open: say that one plays. */
export function ConfirmStep({ token, window: { kind, closesAt }, onChanged }: Props) {
  const { isBusy, failure, run } = useAttempt('Confirming');
  const confirm = async () => {
    await run(() => call('POST /places/confirm', { body: { token } }));
    onChanged();
  };
  return (
    <section className={styles.next}>
      <h2>{confirmTitle[kind]}</h2>
      <Deadline until={closesAt}>
        Si no confirmas a tiempo, {kind === 'final' ? 'la juega quien sigue' : 'tu cupo queda libre para otra persona'}.
      </Deadline>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isBusy} onClick={() => void confirm()}>
        Sí, juego
      </Button>
    </section>
  );
}
