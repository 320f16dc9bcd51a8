import { useEffect } from 'react';
import { reportProblem } from '../../lib/log.ts';
import { storageKeys, storedKeys } from '../../lib/storage.ts';
import { type ShowToast, useToast } from '../../ui/toast-context.ts';

function look(show: ShowToast): void {
  const isEmpty = storedKeys('local', storageKeys.formOutbox('')).length === 0;
  if (isEmpty || document.hidden || !navigator.onLine) return;
  import('./outbox-runner.ts')
    .then(({ runOutbox }) => runOutbox(show))
    .catch((error: unknown) => reportProblem('Delivering form responses', error));
}

/**
 * Looks, on every screen, whether a form's response still waits to be delivered: when the site opens, when the
 * connection is back, when the tab is looked at again. Only then is the code that delivers loaded.
 */
export function OutboxWatch() {
  const show = useToast();
  useEffect(() => {
    const onChange = () => look(show);
    onChange();
    window.addEventListener('online', onChange);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      window.removeEventListener('online', onChange);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [show]);
  return null;
}
