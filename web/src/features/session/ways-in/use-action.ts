import { useTries } from '../../../lib/calls/use-attempt.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { toRefusal } from './sign-in.ts';

/** Keeps track of something a person does and waits for, and of why it failed. */
export function useAction() {
  const { failure, ...action } = useTries((fault) => {
    const refused = toRefusal(fault);
    reportProblem('Signing in', refused.code);
    return refused;
  });
  return { ...action, refusal: failure };
}
