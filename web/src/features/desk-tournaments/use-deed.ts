import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { reportProblem } from '../../lib/log.ts';
import { useToast } from '../../ui/toast-context.ts';
import { failureText } from './actions.ts';
import { rereadDesk } from './desk-list.ts';

/** Something an organiser does to a tournament and waits for. */
export interface Deed {
  isBusy: boolean;
  /** Why it failed the last time; null while it is tried again. */
  failure: ApiError | null;
  /**
   * Does `work`, unless it is being done. A toast says what it did, in the words that it returns, or why it failed;
   * the list is read again in either case. @returns whether it went well.
   */
  run(work: () => Promise<string>): Promise<boolean>;
}

/** Does things to tournaments one at a time, and says each time what came of it. */
export function useDeed(): Deed {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isRunning = useRef(false);

  const attempt = async (work: () => Promise<string>) => {
    try {
      toast('success', await work());
      return true;
    } catch (error) {
      if (error instanceof ApiError) setFailure(error);
      else reportProblem('Working on a tournament', error);
      toast('error', failureText(error));
      return false;
    }
  };

  const run = async (work: () => Promise<string>) => {
    // Two taps can arrive before the button is drawn as disabled.
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const isDone = await attempt(work);
    void rereadDesk();
    setBusy(false);
    isRunning.current = false;
    return isDone;
  };

  return { isBusy, failure, run };
}
