import { limits } from '@arena/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useToast } from '../../ui/toast-context.ts';
import { type MatchPlace, type Organiser, resultCalls } from './calls.ts';
import { resultDrafts } from './drafts.ts';
import { ResultDesk } from './result-desk.ts';
import type { ResultState } from './result-state.ts';

/** Those that are shown, or have something to send: it goes on whatever one looks at. */
const desks = new Map<string, ResultDesk>();

function keyOf({ uid }: Organiser, { tournamentId, matchId }: MatchPlace): string {
  return [uid, tournamentId, matchId].join('/');
}

/** The entering of a match's result, live: read again every 10 s while it is seen, and at once on return. */
export function useResult(organiser: Organiser, place: MatchPlace): { desk: ResultDesk; state: ResultState } {
  const tell = useToast();
  const key = keyOf(organiser, place);
  const [desk] = useState(() => {
    const parts = { place, organiser, calls: resultCalls, drafts: resultDrafts(organiser, place), tell };
    return desks.get(key) ?? new ResultDesk(parts);
  });
  const state = useSyncExternalStore(desk.subscribe, desk.current);

  useEffect(() => {
    desks.set(key, desk);
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
      if (!desk.isBusy) desks.delete(key);
    };
  }, [desk, key]);

  return { desk, state };
}
