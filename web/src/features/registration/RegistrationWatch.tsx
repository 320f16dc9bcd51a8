import { useCallback } from 'react';
import { reportProblem } from '../../lib/log.ts';
import { useReturningSignal } from '../../lib/returning-signal.ts';
import { useToast } from '../../ui/toast-context.ts';
import { waitingAttempts } from './attempt.ts';

/** Sends, on every screen, a registration that still waits for a signal. Only then is the code that sends loaded. */
export function RegistrationWatch() {
  const show = useToast();
  const look = useCallback(() => {
    if (waitingAttempts().length === 0) return;
    import('./outgoing.ts')
      .then(({ resumeRegistrations }) => resumeRegistrations(show))
      .catch((error: unknown) => reportProblem('Sending a registration', error));
  }, [show]);
  useReturningSignal(look);
  return null;
}
