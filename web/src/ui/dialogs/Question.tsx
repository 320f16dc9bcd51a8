import type { ReactNode } from 'react';
import { useAttempt } from '../../lib/calls/use-attempt.ts';
import { Notice } from '../signs/Notice.tsx';
import { DeedDialog } from './DeedDialog.tsx';

interface Props {
  title: string;
  action: string;
  stay: string;
  /** Does it. Where it is refused the question stays, with why. */
  work: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before what can't be undone, and says why it failed where it did: it can be tried again from here. */
export function Question({ title, action, stay, work, onClose, children }: Props) {
  const { isBusy, failure, run } = useAttempt('Doing what was asked first');
  return (
    <DeedDialog title={title} action={action} busy={isBusy} onAct={() => run(work)} stay={stay} onClose={onClose}>
      {children}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
    </DeedDialog>
  );
}
