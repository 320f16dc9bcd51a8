import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { forgetWithAccount } from '../calls/authorized-call.ts';

const clients = new Set<QueryClient>();

forgetWithAccount(() => {
  for (const client of clients) client.removeQueries({ predicate: ({ meta }) => meta?.isAdmin === true });
});

/** Options of an admin query: refetched at an interval while shown, and cleared when the account changes. */
export function adminQuery<T>(queryKey: QueryKey, read: () => Promise<T>, every: number) {
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<T> => {
      clients.add(client);
      return read();
    },
    staleTime: every,
    refetchInterval: every,
    refetchOnMount: 'always',
    meta: { isAdmin: true },
  });
}

export type AdminQuery<T> = ReturnType<typeof adminQuery<T>>;
