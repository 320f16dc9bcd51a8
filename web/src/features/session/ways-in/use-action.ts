import { useState } from 'react';
import { reportProblem } from '../../../lib/page/log.ts';
import { type SignInRefused, toRefusal } from './sign-in.ts';

/** Something a person does and waits for. */
export interface Action {
  isBusy: boolean;
  /** Why it failed the last time; null while it is tried again. */
  refusal: SignInRefused | null;
  /** Does `work`, unless it is being done; whether it went well. */
  run(work: () => Promise<void>): Promise<boolean>;
}

/** Keeps track of something a person does and waits for, and of why it failed. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefused | null>(null);

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      return true;
    } catch (fault) {
      const refused = toRefusal(fault);
      reportProblem('Signing in', refused.code);
      setRefusal(refused);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, refusal, run };
}
