import type { ErrorCode } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/calls/api.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { reportProblem } from '../../lib/page/log.ts';
import { useToast } from '../signs/toast-context.ts';

/** Something an organiser does and waits for. */
export interface Deed {
  isBusy: boolean;
  /** Why it failed the last time; null while it is tried again. */
  failure: ApiError | null;
  /** What was wrong is being put right: why it failed isn't said any more. */
  clear(): void;
  /**
   * Does `work`, unless it is being done. A toast says what it did, in the words that it returns, or why it failed;
   * what is shown is read again in either case. @returns whether nothing is left to do here: it went well, or was
   * refused with the code `settledBy`, for somebody else was faster. Never so where it was left meanwhile.
   */
  run(work: () => Promise<string>, settledBy?: ErrorCode): Promise<boolean>;
}

/**
 * Does things one at a time, and says each time what came of it.
 * @param reread reads what is shown again; never rejects. Undefined where it is read otherwise, or stays as it is.
 * @param onDone called where nothing is left to do, as `run` returns it: closes the dialog.
 */
export function useDeed(reread?: () => Promise<void>, onDone?: () => void): Deed {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isRunning = useRef(false);
  /** A deed goes on once its dialog is left; what stands there by then is another one, and not to be closed. */
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const attempt = async (work: () => Promise<string>, settledBy?: ErrorCode) => {
    try {
      toast('success', await work());
      return true;
    } catch (error) {
      if (error instanceof ApiError) setFailure(error);
      else reportProblem('Working at the desk', error);
      toast('error', failureText(error));
      return settledBy !== undefined && error instanceof ApiError && error.code === settledBy;
    }
  };

  const run = async (work: () => Promise<string>, settledBy?: ErrorCode) => {
    // Two taps can arrive before the button is drawn as disabled.
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const isDone = (await attempt(work, settledBy)) && isShown.current;
    void reread?.();
    setBusy(false);
    isRunning.current = false;
    if (isDone) onDone?.();
    return isDone;
  };

  return { isBusy, failure, clear: () => setFailure(null), run };
}
