import { useState } from 'react';
import { reportProblem } from '../page/log.ts';
import { ApiError } from './api.ts';
import { failureText } from './failure-text.ts';

/**
 * Something that a tap does by a call, and that can be tried again: whether it is under way, why it failed last in words
 * for people, and how to do it.
 * @param what is done, as a fault of it is reported.
 */
export function useAttempt(what: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Resolves with whether it went well. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem(what, error);
      setFailure(failureText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
