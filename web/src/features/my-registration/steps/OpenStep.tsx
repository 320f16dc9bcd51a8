import type { ConfirmationWindow } from '@arena/domain';
import { useState } from 'react';
import { call } from '#lib/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import styles from '#ui/layout/LinkPage.module.css';
import { useAction } from '#ui/use-action.ts';
import { confirmTitle } from '../registration-texts';
import { Deadline } from './TimeRing.tsx';

const loadQuestion = async () => ({ default: (await import('../own-data/OwnActions.tsx')).LeaveQuestion });

interface OfferProps {
  token: string;
  until: string;
  onChanged: () => void;
}

/** An offered seat: accept or decline it. */
export function OfferStep({ token, until, onChanged }: OfferProps) {
  const { isPending, failure, run } = useAction(() => call('POST /my-registration/take', { body: { token } }));
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  const take = async () => {
    await run();
    onChanged();
  };
  return (
    <section className={styles.next}>
      <h2>¡Hay un cupo para ti!</h2>
      <Deadline until={until}>Te lo guardamos hasta esa hora. Si no lo tomas, pasa a la siguiente persona.</Deadline>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isPending} onClick={() => void take()}>
        Tomar el cupo
      </Button>
      <Button wide look="quiet" onClick={() => setAsking(true)}>
        Ya no quiero
      </Button>
      {isAsking ? (
        <LazyDialog load={loadQuestion} onClose={stay}>
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
        </LazyDialog>
      ) : null}
    </section>
  );
}

interface ConfirmProps {
  token: string;
  window: ConfirmationWindow;
  /** The player's way there; null if there is nothing to tell. */
  reached: string | null;
  onChanged: () => void;
}

/**
 * Asks for an open confirmation. The answer is shown at once, because the next read may be some seconds old. A moved
 * date asks again.
 */
export function ConfirmStep({ token, window: { kind, opensAt, closesAt }, reached, onChanged }: ConfirmProps) {
  const asked = `${kind} ${opensAt} ${closesAt}`;
  const [confirmed, setConfirmed] = useState('');
  const { isPending, failure, run } = useAction(async () => {
    await call('POST /my-registration/confirm', { body: { token, seen: { kind, closesAt } } });
    setConfirmed(asked);
  });
  const confirm = async () => {
    await run();
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
      {reached === null ? null : <p className="lead">{reached}</p>}
      <h2>{confirmTitle[kind]}</h2>
      <Deadline until={closesAt}>
        Si no confirmas a tiempo, {kind === 'final' ? 'la juega quien sigue' : 'tu cupo queda libre para otra persona'}.
      </Deadline>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isPending} onClick={() => void confirm()}>
        Sí, juego
      </Button>
    </section>
  );
}
