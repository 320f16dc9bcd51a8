import { limits } from '@arena/domain';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../calls/api.ts';
import { reportProblem } from '../page/log.ts';
import { type Keyed, refetch } from './refetch.ts';

/** The queries that an action changes, and the words it tells. */
interface ActionMeta extends Record<string, unknown> {
  /** Queries to refetch afterwards, also after a failure. */
  changes?: readonly Keyed[] | undefined;
  /** Shows a toast; null if the screen shows the result itself. */
  tell?: ((tone: 'success' | 'error', text: string) => void) | null;
  /** Text of a failure. */
  textOf?: (failure: unknown) => string;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ActionMeta;
  }
}

function report(what: string, error: Error): void {
  if (!(error instanceof ApiError)) reportProblem(what, error);
}

/** Creates the cache of server data: one for the browser, one for each server-rendered page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey: [what] }) => report(`Reading ${what}`, error) }),
    mutationCache: new MutationCache({
      onSuccess: (said, _input, _begun, { meta }) => {
        if (typeof said === 'string') meta?.tell?.('success', said);
      },
      onError: (error, _input, _begun, { meta }) => {
        report('Writing', error);
        if (meta?.textOf) meta.tell?.('error', meta.textOf(error));
      },
      onSettled: (_said, _error, _input, _begun, { meta }, { client }) => {
        void refetch(client, meta?.changes ?? []);
      },
    }),
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
