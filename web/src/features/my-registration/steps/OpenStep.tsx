import { type ConfirmationWindow, DAY, type Instant, toMillis } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { call } from '#lib/calls/api.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { timeLeftText } from '#lib/time/time-text.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Ring } from '#ui/icons/Ring.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { LinkPageStep } from '#ui/layout/LinkPage.tsx';
import { useAction } from '#ui/use-action.ts';
import styles from '../MyRegistration.module.css';
import { useOwnPage } from '../use-my-registration.ts';
import { confirmTitle } from './steps.ts';

/** The remaining time as a ring during the last day; nothing before. */
export function TimeRing({ until }: { until: Instant }) {
  const end = toMillis(until);
  const left = useServerNow((now) => (end === null ? null : Math.max(0, end - now.getTime())));
  if (left === null || left > DAY) return null;
  const [figure = '', unit] = timeLeftText(left).split(' ')[0]?.split('\u00a0') ?? [];
  return (
    <div className={styles.ring} aria-hidden="true">
      <Ring open={left / DAY} figure={figure} unit={unit} label="" />
    </div>
  );
}

export function Deadline({ until, children }: { until: string; children: ReactNode }) {
  const zone = useViewerZone();
  return (
    <Inline gap={4} align="center" className={styles.match}>
      <TimeRing until={until} />
      <div>
        <p className={styles.when}>Hasta {dayAndClockIn(until, zone)}</p>
        <p>{children}</p>
      </div>
    </Inline>
  );
}

const loadQuestion = async () => ({ default: (await import('../own-data/OwnActions.tsx')).LeaveQuestion });

/** An offered seat: accept or decline it. */
export function OfferStep({ until }: { until: string }) {
  const { token, refresh } = useOwnPage();
  const { isPending, failure, run } = useAction(() => call('POST /my-registration/take', { body: { token } }));
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  const take = async () => {
    await run();
    refresh();
  };
  return (
    <LinkPageStep title="¡Hay un cupo para ti!">
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
                refresh();
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </LinkPageStep>
  );
}

interface ConfirmProps {
  window: ConfirmationWindow;
  /** The player's way there; null if there is nothing to tell. */
  reached: string | null;
}

/**
 * Asks for an open confirmation. The answer is shown at once, because the next read may be some seconds old. A moved
 * date asks again.
 */
export function ConfirmStep({ window: { kind, opensAt, closesAt }, reached }: ConfirmProps) {
  const { token, refresh } = useOwnPage();
  const asked = `${kind} ${opensAt} ${closesAt}`;
  const [confirmed, setConfirmed] = useState('');
  const { isPending, failure, run } = useAction(async () => {
    await call('POST /my-registration/confirm', { body: { token, seen: { kind, closesAt } } });
    setConfirmed(asked);
  });
  const confirm = async () => {
    await run();
    refresh();
  };
  if (confirmed === asked) {
    return (
      <LinkPageStep title="Listo, confirmaste">
        <p>En un momento ves aquí lo que sigue.</p>
      </LinkPageStep>
    );
  }
  return (
    <LinkPageStep title={confirmTitle[kind]} over={reached}>
      <Deadline until={closesAt}>
        Si no confirmas a tiempo, {kind === 'final' ? 'la juega quien sigue' : 'tu cupo queda libre para otra persona'}.
      </Deadline>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isPending} onClick={() => void confirm()}>
        Sí, juego
      </Button>
    </LinkPageStep>
  );
}
