import { limits } from '@arena/domain';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../calls/api.ts';
import { reportProblem } from '../page/log.ts';

function report(error: Error, { queryKey: [what] }: { queryKey: readonly unknown[] }): void {
  if (!(error instanceof ApiError)) reportProblem(`Reading ${what}`, error);
}

/** Makes the store of what comes from the server: one for the browser, one for each page that the server renders. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    defaultOptions: {
      // Without a signal a read fails at once, and says so.
      queries: {
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        staleTime: limits.publicPolling,
      },
    },
  });
}
