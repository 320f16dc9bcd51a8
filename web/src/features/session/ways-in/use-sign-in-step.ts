import { useWrite } from '../../../lib/query/use-write.ts';
import { toRefusal } from './sign-in.ts';

/** A step of the sign-in, and why it was refused. */
export function useSignInStep() {
  const { isPending, error, run } = useWrite((step: () => Promise<unknown>) =>
    step().catch((failure: unknown) => {
      throw toRefusal(failure);
    }),
  );
  return { isBusy: isPending, refusal: error === null ? null : toRefusal(error), run };
}
