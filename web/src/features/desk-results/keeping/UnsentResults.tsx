import { useCallback } from 'react';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { useReturningSignal } from '../../../lib/calls/returning-signal.ts';
import { useToast } from '../../../ui/signs/toast-context.ts';
import { draftPlaces } from './unsent.ts';

/** Sends what this account told to be saved and no answer came to, on whichever screen of the desk one is. */
export function UnsentResults({ organiser: { uid, permissions } }: { organiser: Organiser }) {
  const tell = useToast();
  const resume = useCallback(async () => {
    // Otherwise nothing more has to be loaded.
    if (draftPlaces(uid).length === 0) return;
    // Without a network there is nothing to send to.
    const loaded = await import('./open-desks.ts').catch(() => null);
    loaded?.resumeResults({ uid, permissions }, tell);
  }, [uid, permissions, tell]);
  useReturningSignal(resume);
  return null;
}
