import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

export interface Keyed {
  queryKey: QueryKey;
}

/** Reads queries again after a write; a read that began before it doesn't count. Never rejects. */
export async function refetch(client: QueryClient, queries: readonly Keyed[]): Promise<void> {
  const again = async ({ queryKey }: Keyed) => {
    // A first read would be joined otherwise.
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
