import { useEffect } from 'react';
import { reportProblem } from '../../lib/log.ts';
import { type ShowToast, useToast } from '../../ui/toast-context.ts';
import { waitingAttempts } from './attempt.ts';

function look(show: ShowToast): void {
  if (waitingAttempts().length === 0 || document.hidden || !navigator.onLine) return;
  import('./outgoing.ts')
    .then(({ resumeRegistrations }) => resumeRegistrations(show))
    .catch((error: unknown) => reportProblem('Sending a registration', error));
}

/**
 * Looks, on every screen, whether a registration still waits for a signal: when the site opens, when the signal is back,
 * when the tab is looked at again. Only then is the code that sends loaded.
 */
export function RegistrationWatch() {
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
