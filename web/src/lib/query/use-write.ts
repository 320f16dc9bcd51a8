import { MutationCache, QueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../calls/api.ts';
import { failureText } from '../calls/failure-text.ts';
import { reportProblem } from '../page/log.ts';

// Without a signal a write fails at once, and says so.
const writes = new QueryClient({
  defaultOptions: { mutations: { gcTime: 0, networkMode: 'always' } },
  mutationCache: new MutationCache({
    onError: (error) => {
      if (!(error instanceof ApiError)) reportProblem('Writing', error);
    },
  }),
});

/**
 * TanStack's mutation with the site's defaults: `run` ignores a second tap and resolves with true after success, and
 * `failure` says in words why the last run failed.
 */
export function useWrite<Result, Input = void>(mutationFn: (input: Input) => Promise<Result>) {
  const [mutationKey] = useState(() => [crypto.randomUUID()]);
  const mutation = useMutation<Result, Error, Input>({ mutationKey, mutationFn }, writes);
  const isRunning = () => writes.isMutating({ mutationKey }) > 0;
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
