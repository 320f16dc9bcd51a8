import { counted } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { canUndo, dismissFailures, resend } from '../decisions/decisions.ts';
import { loadGroupDialog } from '../messages/load-dialogs.ts';
import { failedText, registrationsText, settledText } from '../rows/labels.ts';
import styles from './BulkActionsBar.module.css';
import { useQueue } from './queue-context.ts';
import { needsLook } from './use-picked.ts';
import type { PickedDecision } from './use-queue-actions.ts';

/** The bar at the bottom of the screen: the last decisions with undo, and actions on selected rows. */
export function BulkActionsBar() {
  const { decisions, picked } = useQueue();
  const { settled, progress, underway } = decisions;
  const hasUnsent = [...underway.values()].some(({ state }) => state === 'unsent');
  const isEmpty = picked.count === 0 && settled === null && progress === null && !hasUnsent;
  return (
    <Stack as="section" className={isEmpty ? undefined : styles.dock} aria-label="Decisiones">
      <div role="status">
        {progress === null ? (
          <>
            <Unsent />
            <Settled />
          </>
        ) : (
          <Progress sent={progress.sent} total={progress.total} />
        )}
      </div>
      {picked.count === 0 ? null : <Selection />}
    </Stack>
  );
}

function Line({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <Inline gap={2} align="center" unbroken className={styles.line}>
      <p className={styles.text}>{text}</p>
      {children}
    </Inline>
  );
}

function Close({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton label={label} onClick={onClick}>
      <Icon name="close" />
    </IconButton>
  );
}

function Progress({ sent, total }: { sent: number; total: number }) {
  if (total === 1) return <Line text="Guardando…" />;
  const text = sent === 0 ? `Guardando ${total} decisiones…` : `Guardadas ${sent} de ${total}`;
  return (
    <Line text={text}>
      <progress className={styles.progress} aria-label={text} value={sent} max={total} />
    </Line>
  );
}

function Unsent() {
  const { underway } = useQueue().decisions;
  const unsent = [...underway.values()].filter(({ state }) => state === 'unsent');
  if (unsent.length === 0) return null;
  return (
    <Line text={`${registrationsText(unsent.length)} sin enviar. ${unsent[0]?.error ?? ''} Se reintenta solo.`}>
      <Button look="secondary" onClick={resend}>
        Reintentar
      </Button>
    </Line>
  );
}

function Settled() {
  const { decisions, actions } = useQueue();
  const { settled } = decisions;
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
        <Button look="secondary" onClick={actions.undo}>
          Deshacer
        </Button>
      ) : null}
      <Close label="Cerrar aviso" onClick={dismissFailures} />
    </Line>
  );
}

/** Actions on the selected rows, which may ask first. */
function Selection() {
  const { picked, actions, tournaments, tournamentOf } = useQueue();
  const [isWriting, setWriting] = useState(false);
  const count = counted(picked.count, 'elegida', 'elegidas');
  const text = picked.tournaments > 1 ? `${count} de ${picked.tournaments} torneos` : count;
  // A message is about one tournament.
  const tournament = picked.tournaments === 1 ? tournamentOf(picked.registrations[0]?.tournamentId ?? '') : undefined;
  const decide = (to: PickedDecision) => {
    const registrations = to === 'confirmed' ? picked.toConfirm : picked.registrations;
    if (needsLook(registrations, tournaments)) return actions.ask({ what: 'several', to, registrations });
    if (to === 'rejected') return actions.ask({ what: 'reject', registrations });
    if (to === 'confirmed') actions.confirm(registrations);
    else actions.decide(registrations, to);
    picked.clear();
  };
  return (
    <div className={styles.picked}>
      <Inline gap={2} align="center" unbroken className={styles.chosen}>
        <Close label="No elegir ninguna" onClick={picked.clear} />
        <p className={styles.count}>{text}</p>
        {tournament === undefined ? null : (
          <Button look="quiet" onClick={() => setWriting(true)}>
            {picked.count === 1 ? 'Escribirle' : 'Escribirles'}
          </Button>
        )}
      </Inline>
      <Inline gap={2} unbroken className={styles.decide}>
        <Button look="grave" disabled={picked.canReject === 0} onClick={() => decide('rejected')}>
          Rechazar
        </Button>
        {picked.canApprove === 0 && picked.toConfirm.length > 0 ? (
          <Button onClick={() => decide('confirmed')}>Confirmar</Button>
        ) : (
          <Button disabled={picked.canApprove === 0} onClick={() => decide('approved')}>
            Aprobar
          </Button>
        )}
      </Inline>
      {isWriting && tournament !== undefined ? (
        <LazyDialog load={loadGroupDialog} onClose={() => setWriting(false)}>
          {(GroupDialog) => (
            <GroupDialog
              tournament={tournament}
              group="chosen"
              registrations={picked.registrations}
              until={null}
              onClose={() => setWriting(false)}
            />
          )}
        </LazyDialog>
      ) : null}
    </div>
  );
}
