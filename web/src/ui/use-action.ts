import type { ErrorCode } from '@arena/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failures.ts';
import type { Keyed } from '#lib/query/refetch.ts';
import { ToastContext } from './icons/toast-context.ts';

export interface ActionOptions {
  /** Queries to refetch afterwards, also after a failure. */
  changes?: readonly Keyed[] | undefined;
  /** Shows a toast with the text that the action resolves with, if any, and with its failure, or the text of it. */
  tells?: boolean | ((failure: unknown) => string) | undefined;
  /** Called on success while the component is mounted, to close a dialog. */
  onDone?: (() => void) | undefined;
  /** A refusal that counts as success, because another person was faster. */
  settledBy?: ErrorCode | undefined;
}

/**
 * TanStack's mutation with the site's defaults: `run` ignores a second tap, and resolves with true on success. The
 * client's cache of mutations refetches and shows the toasts, also after the component is gone.
 */
export function useAction<Result, Input = void>(
  mutationFn: (input: Input) => Promise<Result>,
  { changes, tells = false, onDone, settledBy }: ActionOptions = {},
) {
  const client = useQueryClient();
  const toast = use(ToastContext);
  const [mutationKey] = useState(() => [crypto.randomUUID()]);
  const meta = { changes, tell: tells ? toast : null, textOf: tells instanceof Function ? tells : failureText };
  const mutation = useMutation<Result, Error, Input>({ mutationKey, mutationFn, meta });
  const { error, mutateAsync } = mutation;
  const isRunning = () => client.isMutating({ mutationKey }) > 0;
  const run = async (input: Input): Promise<boolean> => {
    if (isRunning()) return false;
    const isSettled = (failure: unknown) => failure instanceof ApiError && failure.code === settledBy;
    const onError = (failure: unknown) => isSettled(failure) && onDone?.();
    return mutateAsync(input, { onSuccess: () => onDone?.(), onError }).then(() => true, isSettled);
  };
  return {
    ...mutation,
    isRunning,
    run,
    /** Text of the last failure. */
    failure: error === null ? null : failureText(error),
    /** The API's refusal, with the problems of its fields. */
    refusal: error instanceof ApiError ? error : null,
  };
}

/** Input of an action whose component has several: each returns the text of its toast. */
export const perform = (work: () => Promise<string | null>): Promise<string | null> => work();
