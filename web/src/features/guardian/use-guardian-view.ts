import { type GuardianView, limits } from '@arena/domain';
import { useCallback, useRef, useState } from 'react';
import { ApiError, call } from '../../lib/calls/api.ts';
import type { Reading } from '../../lib/calls/kept-reading.ts';
import { useReadAgain } from '../../lib/calls/use-read-again.ts';
import { reportProblem } from '../../lib/page/log.ts';

/**
 * What a guardian's link leads to, live.
 * @param onGone hears that the link is worth nothing any more.
 */
export function useGuardianView(token: string, onGone: () => void) {
  const [reading, setReading] = useState<Reading<GuardianView>>({
    isLoading: true,
    failure: null,
    value: null,
    readAt: null,
  });
  const latest = useRef(0);

  /** Reads it; one that began before doesn't count any more. Never rejects. */
  const refresh = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    const settle = (found: Partial<Reading<GuardianView>>) => {
      if (own === latest.current) setReading((before) => ({ ...before, isLoading: false, ...found }));
    };
    setReading((before) => ({ ...before, isLoading: true }));
    try {
      const value = await call('POST /guardians/read', { body: { token } });
      settle({ value, failure: null, readAt: Date.now() });
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Reading for a guardian', error);
      settle({ failure: error instanceof Error ? error.message : String(error) });
      if (error instanceof ApiError && error.code === 'link_not_found') onGone();
    }
  }, [token, onGone]);

  const readAgain = useCallback(async () => {
    await refresh();
    return limits.placePolling.else;
  }, [refresh]);
  useReadAgain(readAgain);
  return { reading, refresh };
}
