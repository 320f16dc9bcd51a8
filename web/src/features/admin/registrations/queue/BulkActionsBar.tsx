import { counted } from '@arena/domain';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { canUndo, type DecisionInFlight, type Decisions, dismissFailures, resend } from '../decisions/decisions.ts';
import { failedText, registrationsText, settledText } from '../rows/labels.ts';
import styles from './BulkActionsBar.module.css';
import type { Picked as Chosen } from './use-picked.ts';

interface Props {
  decisions: Decisions;
  picked: Pick<Chosen, 'count' | 'tournaments' | 'canApprove' | 'canReject' | 'toConfirm' | 'clear'>;
  onDecide: (to: 'approved' | 'rejected' | 'confirmed') => void;
  onUndo: () => void;
}

function Line({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

function Close({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton label={label} onClick={onClick}>
      <Icon name="close" />
    </IconButton>
  );
}

function Settled({ decisions: { settled }, onUndo }: Pick<Props, 'decisions' | 'onUndo'>) {
  if (settled === null) return null;
  return (
    <Line
      text={
        <>
          {settledText(settled)} {settled.failed.length > 0 ? <strong>{failedText(settled)}</strong> : null}
        </>
      }
    >
      {canUndo(settled) ? (
        <Button look="secondary" onClick={onUndo}>
          Deshacer
        </Button>
      ) : null}
      <Close label="Cerrar aviso" onClick={dismissFailures} />
    </Line>
  );
}

function Progress({ progress, unsent }: Pick<Decisions, 'progress'> & { unsent: readonly DecisionInFlight[] }) {
  if (progress !== null) {
    const text =
      progress.total === 1
        ? 'Guardando…'
        : progress.sent === 0
          ? `Guardando ${progress.total} decisiones…`
          : `Guardadas ${progress.sent} de ${progress.total}`;
    return (
      <Line text={text}>
        {progress.total === 1 ? null : (
          <progress className={styles.progress} aria-label={text} value={progress.sent} max={progress.total} />
        )}
      </Line>
    );
  }
  if (unsent.length === 0) return null;
  return (
    <Line text={`${registrationsText(unsent.length)} sin enviar. ${unsent[0]?.error ?? ''} Se reintenta solo.`}>
      <Button look="secondary" onClick={resend}>
        Reintentar
      </Button>
    </Line>
  );
}

function pickedText({ count, tournaments }: Props['picked']): string {
  const what = counted(count, 'elegida', 'elegidas');
  return tournaments > 1 ? `${what} de ${tournaments} torneos` : what;
}

function Picked({ picked, onDecide }: Omit<Props, 'decisions' | 'onUndo'>) {
  if (picked.count === 0) return null;
  return (
    <div className={classes(styles.picked, picked.tournaments > 1 && styles.several)}>
      <Close label="No elegir ninguna" onClick={picked.clear} />
      <p className={styles.count}>{pickedText(picked)}</p>
      <Button look="grave" disabled={picked.canReject === 0} onClick={() => onDecide('rejected')}>
        Rechazar
      </Button>
      {picked.canApprove === 0 && picked.toConfirm.length > 0 ? (
        <Button onClick={() => onDecide('confirmed')}>Confirmar</Button>
      ) : (
        <Button disabled={picked.canApprove === 0} onClick={() => onDecide('approved')}>
          Aprobar
        </Button>
      )}
    </div>
  );
}

/** The bar at the bottom of the screen: the last decisions with undo, and actions on selected rows. */
export function BulkActionsBar(props: Props) {
  const { settled, progress, underway } = props.decisions;
  const unsent = [...underway.values()].filter(({ state }) => state === 'unsent');
  const isEmpty = props.picked.count === 0 && settled === null && progress === null && unsent.length === 0;
  return (
    <section className={isEmpty ? undefined : styles.dock} aria-label="Decisiones">
      <div role="status">
        <Progress progress={progress} unsent={unsent} />
        {progress === null ? <Settled {...props} /> : null}
      </div>
      <Picked {...props} />
    </section>
  );
}
