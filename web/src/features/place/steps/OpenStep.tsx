import type { ConfirmationWindow } from '@arena/domain';
import { useState } from 'react';
import { call } from '../../../lib/calls/api.ts';
import { useAttempt } from '../../../lib/calls/use-attempt.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { OpenedPart } from '../../../ui/dialogs/OpenedPart.tsx';
import styles from '../../../ui/layout/LinkPage.module.css';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { confirmTitle } from '../texts.ts';
import { Deadline } from './TimeRing.tsx';

const loadQuestion = async () => ({ default: (await import('../own-data/OwnDeeds.tsx')).LeaveQuestion });

interface OfferProps {
  token: string;
  /** Until when the place is theirs to take. */
  until: string;
  onChanged: () => void;
}

/** The one thing to do while a place is offered: take it, or let it go. */
export function OfferStep({ token, until, onChanged }: OfferProps) {
  const { isBusy, failure, run } = useAttempt('Taking a place');
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  const take = async () => {
    await run(() => call('POST /places/take', { body: { token } }));
    onChanged();
  };
  return (
    <section className={styles.next}>
      <h2>¡Hay un cupo para ti!</h2>
      <Deadline until={until}>Te lo guardamos hasta esa hora. Si no lo tomas, pasa a la siguiente persona.</Deadline>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isBusy} onClick={() => void take()}>
        Tomar el cupo
      </Button>
      <Button wide look="quiet" onClick={() => setAsking(true)}>
        Ya no quiero
      </Button>
      {isAsking ? (
        <OpenedPart load={loadQuestion} onClose={stay}>
          {(LeaveQuestion) => (
            <LeaveQuestion
              token={token}
              isWaiting
              onClose={stay}
              onLeft={() => {
                stay();
                onChanged();
              }}
            />
          )}
        </OpenedPart>
      ) : null}
    </section>
  );
}

interface ConfirmProps {
  token: string;
  window: ConfirmationWindow;
  onChanged: () => void;
}

/**
 * The one thing to do while a confirmation is open: say that one plays. That it was said is shown at once, since the next
 * reading may be some seconds old, and until it is to be confirmed anew: what is moved gives everybody the time again.
 */
export function ConfirmStep({ token, window: { kind, opensAt, closesAt }, onChanged }: ConfirmProps) {
  const asked = `${kind} ${opensAt} ${closesAt}`;
  const [confirmed, setConfirmed] = useState('');
  const { isBusy, failure, run } = useAttempt('Confirming');
  const confirm = async () => {
    await run(async () => {
      await call('POST /places/confirm', { body: { token, seen: { kind, closesAt } } });
      setConfirmed(asked);
    });
    onChanged();
  };
  if (confirmed === asked) {
    return (
      <section className={styles.next}>
        <h2>Listo, confirmaste</h2>
        <p>En un momento ves aquí lo que sigue.</p>
      </section>
    );
  }
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
