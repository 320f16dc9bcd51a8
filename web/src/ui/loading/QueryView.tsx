import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminQuery } from '#lib/query/admin-query.ts';
import { LastUpdated } from './LastUpdated.tsx';

interface Props<T> {
  query: AdminQuery<T>;
  loading: ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows the data of an admin list with its age and a refresh button. */
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
