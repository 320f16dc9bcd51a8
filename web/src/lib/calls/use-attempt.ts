import { useState } from 'react';
import { reportProblem } from '../page/log.ts';
import { ApiError } from './api.ts';
import { failureText } from './failure-text.ts';

/**
 * Something that a tap does, and that can be tried again: whether it is under way, why it failed last, how to do it.
 * @param failureOf what is kept of a fault. It is called once for each, so it may report it.
 */
export function useTries<Failure>(failureOf: (error: unknown) => Failure) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Does `work`, unless it is being done. Resolves with whether it went well. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}

/**
 * Tries of a call; why it failed is said in words for people.
 * @param what is done, as a fault of it is reported.
 * @param textOf why it failed, where that needs words of its own.
 */
export function useAttempt(what: string, textOf = failureText) {
  return useTries((error) => {
    if (!(error instanceof ApiError)) reportProblem(what, error);
    return textOf(error);
  });
}
