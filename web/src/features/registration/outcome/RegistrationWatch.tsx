import { useCallback } from 'react';
import { useReturningSignal } from '../../../lib/calls/returning-signal.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { useToast } from '../../../ui/signs/toast-context.ts';
import { waitingAttempts } from '../sending/attempt.ts';

/** Sends, on every screen, a registration that still waits for a signal. Only then is the code that sends loaded. */
export function RegistrationWatch() {
  const show = useToast();
  const look = useCallback(() => {
    if (waitingAttempts().length === 0) return;
    import('../sending/outgoing.ts')
      .then(({ resumeRegistrations }) => resumeRegistrations(show))
      .catch((error: unknown) => reportProblem('Sending a registration', error));
  }, [show]);
  useReturningSignal(look);
  return null;
}
