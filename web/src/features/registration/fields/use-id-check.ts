import { FreeFireId } from '@arena/domain';
import { useEffect, useState } from 'react';
import { attestedCall } from '../../../lib/calls/attested-call.ts';
import { reportProblem } from '../../../lib/page/log.ts';

const TYPING_PAUSE = 500;

/**
 * Whether the Free Fire ID that is being typed already holds a place in the tournament. It asks the server when
 * the typing pauses on a valid ID; a failure to ask says nothing, because registering will tell.
 */
export function useIsTaken(tournamentId: string, typed: string): boolean {
  const [taken, setTaken] = useState<string | null>(null);
  const id = FreeFireId.safeParse(typed).data;

  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    const ask = async () => {
      try {
        const body = { tournamentId, freeFireId: id };
        const { registered } = await attestedCall('POST /registrations/check-freefireid', { body });
        if (isCurrent) setTaken(registered ? id : null);
      } catch (error) {
        reportProblem('Checking an ID', error);
      }
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [tournamentId, id]);

  return id !== undefined && taken === id;
}
