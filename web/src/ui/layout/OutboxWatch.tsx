import { useReturningSignal } from '../../lib/calls/returning-signal.ts';
import { reportProblem } from '../../lib/page/log.ts';
import { storageKeys, storedKeys } from '../../lib/storage/storage.ts';
import { type ShowToast, useToast } from '../icons/toast-context.ts';

interface Props {
  kind: string;
  account?: string;
  /** Loads the code that sends. */
  load: () => Promise<(tell: ShowToast) => unknown>;
}

/** Sends, on every screen, what still waits for a signal. Only then is the code for it loaded. */
export function OutboxWatch({ kind, account = '', load }: Props) {
  const tell = useToast();
  useReturningSignal(() => {
    if (storedKeys('local', storageKeys.outbox(kind, account, '')).length === 0) return;
    load()
      .then((resume) => resume(tell))
      .catch((error: unknown) => reportProblem(`Loading the outbox of a ${kind}`, error));
  });
  return null;
}
