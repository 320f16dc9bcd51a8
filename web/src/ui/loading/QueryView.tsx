import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminQuery } from '../../lib/query/admin-query.ts';
import { LastUpdated } from './LastUpdated.tsx';

interface Props<T> {
  query: AdminQuery<T>;
  loading: ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows a list of the admin area: how old it is, a way to read it now, and it. */
export function QueryView<T>({ query, loading, children }: Props<T>) {
  const reading = useQuery(query);
  const { data, error, refetch } = reading;
  return (
    <>
      <LastUpdated reading={reading} onRefresh={() => void refetch({ cancelRefetch: false })} />
      {data === undefined ? null : children(data)}
      {data === undefined && error === null ? loading : null}
    </>
  );
}
