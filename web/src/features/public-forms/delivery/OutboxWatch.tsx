import { useCallback } from 'react';
import { useReturningSignal } from '../../../lib/calls/returning-signal.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { storedKeys } from '../../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../../lib/storage/visitor-storage-keys.ts';
import { useToast } from '../../../ui/signs/toast-context.ts';

/** Delivers, on every screen, a form's response that still waits for a signal. Only then is the code for it loaded. */
export function OutboxWatch() {
  const show = useToast();
  const look = useCallback(() => {
    if (storedKeys('local', visitorStorageKeys.formOutbox('')).length === 0) return;
    import('./outbox-runner.ts')
      .then(({ runOutbox }) => runOutbox(show))
      .catch((error: unknown) => reportProblem('Delivering form responses', error));
  }, [show]);
  useReturningSignal(look);
  return null;
}
