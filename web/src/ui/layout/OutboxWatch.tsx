import { useEffect, useEffectEvent } from 'react';
import { onVisibilityOrOnline } from '#lib/calls/online.ts';
import { announceBy } from '#lib/page/announcer.ts';
import { reportProblem } from '#lib/page/log.ts';
import { storageKeys, storedKeys } from '#lib/storage/storage.ts';
import { type ShowToast, useToast } from '../icons/toast-context.ts';

interface Props {
  kind: string;
  account?: string;
  /** Loads the code that sends. */
  load: () => Promise<(tell: ShowToast) => unknown>;
}

/** Sends unsent writes on every screen, and loads the code for it only if there are any. */
export function OutboxWatch({ kind, account = '', load }: Props) {
  const tell = useToast();
  const resume = useEffectEvent(() => {
    if (document.hidden || !navigator.onLine) return;
    if (storedKeys('local', storageKeys.outbox(kind, account, '')).length === 0) return;
    load()
      .then((send) => send(tell))
      .catch((error: unknown) => reportProblem(`Loading the outbox of a ${kind}`, error));
  });
  useEffect(() => {
    announceBy(tell);
    resume();
    return onVisibilityOrOnline(() => resume());
  }, [tell]);
  return null;
}
