import { limits } from '@arena/domain';
import { useCallback, useEffect, useState } from 'react';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { useReturningSignal } from '../../../lib/calls/returning-signal.ts';
import { useReadAgain } from '../../../lib/calls/use-read-again.ts';
import { useToast } from '../../../ui/icons/toast-context.ts';
import type { MatchPlace } from './calls.ts';
import { leaveResultSession, openResultSession } from './keeping/result-sessions.ts';
import type { ResultSession } from './result-session.ts';
import type { ResultState } from './result-state.ts';

/** The entering of a match's result, live: read again every 10 s while it is seen, and at once on return. */
export function useResult(organiser: Organiser, place: MatchPlace): { adminArea: ResultSession; state: ResultState } {
  const tell = useToast();
  const [{ adminArea, leave }] = useState(() => ({
    adminArea: openResultSession(organiser, place, tell),
    leave: () => leaveResultSession(place),
  }));
  const state = adminArea.useLive();
  const read = useCallback(async () => {
    await adminArea.refresh();
    return limits.competitionRefresh;
  }, [adminArea]);
  useReadAgain(read);
  useReturningSignal(() => void adminArea.resend());
  useEffect(() => leave, [leave]);
  return { adminArea, state };
}
