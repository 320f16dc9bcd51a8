import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../calls/failure-text.ts';

/**
 * TanStack's mutation with the site's defaults: `run` ignores a second tap and resolves with true on success. `failure`
 * is the text of the last failure.
 */
export function useWrite<Result, Input = void>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  const [mutationKey] = useState(() => [crypto.randomUUID()]);
  const mutation = useMutation<Result, Error, Input>({ mutationKey, mutationFn });
  const isRunning = () => client.isMutating({ mutationKey }) > 0;
  const run = async (input: Input): Promise<boolean> => {
    if (isRunning()) return false;
    return mutation.mutateAsync(input).then(
      () => true,
      () => false,
    );
  };
  const failure = mutation.error === null ? null : failureText(mutation.error);
  return { ...mutation, isRunning, run, failure };
}
