import type { ErrorCode } from '@arena/domain';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failure-text.ts';
import { type Keyed, useRefetch } from '#lib/query/refetch.ts';
import { useWrite } from '#lib/query/use-write.ts';
import { useToast } from '../icons/toast-context.ts';

interface Options {
  /** Queries to refetch after the write. */
  changes?: readonly Keyed[];
  /** Called on success while the component is mounted, to close the dialog. */
  onDone?: (() => void) | undefined;
}

export interface AdminMutation {
  isPending: boolean;
  error: ApiError | null;
  reset: () => void;
  /**
   * Runs a write that returns its toast's text, null for none. Resolves with true on success, and after a refusal with `settledBy`, which means that another admin
   * was faster.
   */
  mutate: (write: () => Promise<string | null>, settledBy?: ErrorCode) => Promise<boolean>;
}

/** Runs an admin's write, and shows its result or failure in a toast. */
export function useAdminMutation({ changes = [], onDone }: Options = {}): AdminMutation {
  const toast = useToast();
  const refetch = useRefetch(...changes);
  const { isPending, error, reset, mutateAsync, isRunning } = useWrite(async (write: () => Promise<string | null>) => {
    try {
      const text = await write();
      if (text !== null) toast('success', text);
    } catch (failure) {
      toast('error', failureText(failure));
      throw failure;
    } finally {
      void refetch();
    }
  });
  const mutate = async (write: () => Promise<string | null>, settledBy?: ErrorCode) => {
    if (isRunning()) return false;
    const isSettled = (failure: unknown) => failure instanceof ApiError && failure.code === settledBy;
    const onError = (failure: unknown) => isSettled(failure) && onDone?.();
    return mutateAsync(write, { onSuccess: () => onDone?.(), onError }).then(() => true, isSettled);
  };
  return { isPending, error: error instanceof ApiError ? error : null, reset, mutate };
}
