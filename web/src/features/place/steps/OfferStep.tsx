import { useState } from 'react';
import { call } from '../../../lib/calls/api.ts';
import { useAttempt } from '../../../lib/calls/use-attempt.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { OpenedPart } from '../../../ui/dialogs/OpenedPart.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import styles from '../Place.module.css';
import { Deadline } from './TimeRing.tsx';

const loadQuestion = async () => ({ default: (await import('../own-data/OwnDeeds.tsx')).LeaveQuestion });

interface Props {
  token: string;
  /** Until when the place is theirs to take. */
  until: string;
  onChanged: () => void;
}

/** The one thing to do while a place is offered: take it, or let it go. */
export function OfferStep({ token, until, onChanged }: Props) {
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
