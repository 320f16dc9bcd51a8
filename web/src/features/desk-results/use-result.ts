import { limits } from '@arena/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Organiser } from '../../lib/calls/organiser.ts';
import { useToast } from '../../ui/signs/toast-context.ts';
import type { MatchPlace } from './calls.ts';
import { leaveDesk, openDesk } from './keeping/open-desks.ts';
import type { ResultDesk } from './result-desk.ts';
import type { ResultState } from './result-state.ts';

/** The entering of a match's result, live: read again every 10 s while it is seen, and at once on return. */
export function useResult(organiser: Organiser, place: MatchPlace): { desk: ResultDesk; state: ResultState } {
  const tell = useToast();
  const [{ desk, leave }] = useState(() => ({
    desk: openDesk(organiser, place, tell),
    leave: () => leaveDesk(organiser, place),
  }));
  const state = useSyncExternalStore(desk.subscribe, desk.current);

  useEffect(() => {
    const read = () => {
      if (!document.hidden) void desk.refresh();
    };
    const onReturn = () => {
      read();
      void desk.resend();
    };
    read();
    const timer = setInterval(read, limits.competitionRefresh);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
      leave();
    };
  }, [desk, leave]);

  return { desk, state };
}
