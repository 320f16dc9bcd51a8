import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/calls/api.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { reportProblem } from '../../lib/page/log.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Changing a place', error);
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <DeedDialog title={title} action={action} busy={isBusy} onAct={confirm} stay={stay} onClose={onClose}>
      {children}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
    </DeedDialog>
  );
}
