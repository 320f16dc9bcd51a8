import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

export interface Keyed {
  queryKey: QueryKey;
}

/** Refetches queries after a write; a fetch that began before it is cancelled. Never rejects. */
export async function refetch(client: QueryClient, queries: readonly Keyed[]): Promise<void> {
  const again = async ({ queryKey }: Keyed) => {
    // A running first fetch would be joined otherwise.
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  };
  await Promise.all(queries.map(again));
}

/** Returns `refetch` for these queries. */
export function useRefetch(...queries: readonly Keyed[]): () => Promise<void> {
  const client = useQueryClient();
  return () => refetch(client, queries);
}
