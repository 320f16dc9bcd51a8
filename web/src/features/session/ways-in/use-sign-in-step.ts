import { useWrite } from '#lib/query/use-write.ts';
import { toRefusal } from './sign-in.ts';

/** State of a sign-in step, with its failure. */
export function useSignInStep() {
  const { isPending, error, run } = useWrite((step: () => Promise<unknown>) =>
    step().catch((failure: unknown) => {
      throw toRefusal(failure);
    }),
  );
  return { isBusy: isPending, refusal: error === null ? null : toRefusal(error), run };
}
