import type { ComponentProps } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { DeedDialog } from '../../ui/dialogs/DeedDialog.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import styles from './CompetitionDesk.module.css';
import { type Act, type Said, useAct, type Work } from './use-act.ts';

/** Why something of this row can't be done, said where it was tried. */
export function Refusals({ of: { refusals } }: { of: Pick<Act, 'refusals'> }) {
  if (refusals.length === 0) return null;
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="alert" size={18} />
      {refusals.join(' ')}
    </p>
  );
}

/** What somebody else did, one thing after the other. */
export function Changes({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.changes}>
      {[...new Set(of)].map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

/**
 * What somebody else did since a dialog was opened, told at its head: nobody sees the desk behind it, and a toast covers
 * its foot.
 */
export function ChangedMeanwhile({ of: { changes } }: { of: Pick<Act, 'changes'> }) {
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>Alguien más cambió esto mientras tanto:</p>
      <Changes of={changes} />
    </Notice>
  );
}

interface ActButtonProps<Done> extends Pick<ComponentProps<typeof Button>, 'look' | 'wide' | 'children'> {
  work: Work<Done>;
  said: Said<Done>;
}

/** A button of something that is done at once. */
export function ActButton<Done>({ work, said, ...button }: ActButtonProps<Done>) {
  const act = useAct();
  return (
    <>
      <Button {...button} busy={act.isBusy} onClick={() => void act.run(work, said)} />
      <Refusals of={act} />
    </>
  );
}

type ActDialogProps = Omit<ComponentProps<typeof DeedDialog>, 'busy'> & { act: Act };

/** A dialog that asks what is needed for something that is done, and stays while it is refused. */
export function ActDialog({ act, children, ...dialog }: ActDialogProps) {
  return (
    <DeedDialog {...dialog} busy={act.isBusy}>
      <ChangedMeanwhile of={act} />
      {children}
      <Refusals of={act} />
    </DeedDialog>
  );
}
