import { limits } from '@arena/domain';
import { useCallback, useEffect, useState } from 'react';
import type { Organiser } from '../../lib/calls/organiser.ts';
import { useReturningSignal } from '../../lib/calls/returning-signal.ts';
import { useReadAgain } from '../../lib/calls/use-read-again.ts';
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
  const state = desk.useLive();
  const read = useCallback(async () => {
    await desk.refresh();
    return limits.competitionRefresh;
  }, [desk]);
  const resend = useCallback(() => void desk.resend(), [desk]);
  useReadAgain(read);
  useReturningSignal(resend);
  useEffect(() => leave, [leave]);
  return { desk, state };
}
