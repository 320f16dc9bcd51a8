import type { ComponentProps } from 'react';
import { useAttempt } from '../../lib/calls/use-attempt.ts';
import { Notice } from '../signs/Notice.tsx';
import { DeedDialog } from './DeedDialog.tsx';

interface Props extends Omit<ComponentProps<typeof DeedDialog>, 'busy' | 'disabled' | 'onAct'> {
  /** Does it. Where it is refused the question stays, with why. */
  work: () => Promise<void>;
}

/** Asks before what can't be undone, and says why it failed where it did: it can be tried again from here. */
export function Question({ work, children, ...dialog }: Props) {
  const { isBusy, failure, run } = useAttempt('Doing what was asked first');
  return (
    <DeedDialog {...dialog} busy={isBusy} onAct={() => run(work)}>
      {children}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
    </DeedDialog>
  );
}
