import { useEffect } from 'react';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { useToast } from '../../../ui/signs/toast-context.ts';
import { hasDrafts } from './unsent.ts';

/** Sends what this account told to be saved and no answer came to, on whichever screen of the desk one is. */
export function UnsentResults({ organiser: { uid, permissions } }: { organiser: Organiser }) {
  const tell = useToast();
  useEffect(() => {
    const resume = async () => {
      if (!hasDrafts(uid)) return;
      // Without a network there is nothing to send to.
      const loaded = await import('./open-desks.ts').catch(() => null);
      loaded?.resumeResults({ uid, permissions }, tell);
    };
    const onReturn = () => void resume();
    onReturn();
    window.addEventListener('online', onReturn);
    return () => window.removeEventListener('online', onReturn);
  }, [uid, permissions, tell]);
  return null;
}
