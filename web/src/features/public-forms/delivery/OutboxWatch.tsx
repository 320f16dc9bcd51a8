import { useCallback } from 'react';
import { useReturningSignal } from '../../../lib/calls/returning-signal.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { formStorageKeys } from '../../../lib/storage/form-storage-keys.ts';
import { storedKeys } from '../../../lib/storage/storage.ts';
import { useToast } from '../../../ui/signs/toast-context.ts';

/** Delivers, on every screen, a form's response that still waits for a signal. Only then is the code for it loaded. */
export function OutboxWatch() {
  const show = useToast();
  const look = useCallback(() => {
    if (storedKeys('local', formStorageKeys.outbox('')).length === 0) return;
    import('./outbox-runner.ts')
      .then(({ runOutbox }) => runOutbox(show))
      .catch((error: unknown) => reportProblem('Delivering form responses', error));
  }, [show]);
  useReturningSignal(look);
  return null;
}
