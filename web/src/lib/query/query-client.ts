import { limits } from '@arena/domain';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../calls/api.ts';
import { reportProblem } from '../page/log.ts';

function report(what: string, error: Error): void {
  if (!(error instanceof ApiError)) reportProblem(what, error);
}

/** Creates the cache of server data: one for the browser, one for each server-rendered page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey: [what] }) => report(`Reading ${what}`, error) }),
    mutationCache: new MutationCache({ onError: (error) => report('Writing', error) }),
    defaultOptions: {
      // Without a connection, reads and writes fail at once.
      queries: {
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        staleTime: limits.publicPolling,
      },
      mutations: { gcTime: 0, networkMode: 'always' },
    },
  });
}
