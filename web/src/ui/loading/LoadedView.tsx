import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failures.ts';
import type { AdminQuery } from '#lib/query/admin-query.ts';
import { ActNotice } from '../icons/ActNotice.tsx';
import { LastUpdated } from './LastUpdated.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  loading: string;
  /** For records that can be deleted: the failure's code, its text, and a link elsewhere. */
  gone?: { code: ApiError['code']; text: string; href: string; label: string };
  children: (value: T) => ReactNode;
}

/** Shows loaded data of the admin area, its skeleton, or its failure with a retry. */
export function LoadedView<T>({ query, loading, gone, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isFetching) {
    return (
      <p role="status">
        <span className="visually-hidden">{loading}</span>
        <Skeleton measure="full" />
      </p>
    );
  }
  const ended = error instanceof ApiError && error.code === gone?.code ? gone : null;
  const act =
    ended === null ? { label: 'Reintentar', run: () => void refetch() } : { label: ended.label, to: ended.href };
  return (
    <ActNotice tone="error" act={act}>
      {ended?.text ?? failureText(error)}
    </ActNotice>
  );
}

interface QueryViewProps<T> {
  query: AdminQuery<T>;
  loading: ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows the data of an admin list with its age and a refresh button. */
export function QueryView<T>({ query, loading, children }: QueryViewProps<T>) {
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
