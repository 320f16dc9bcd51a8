import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failure-text.ts';
import { ActNotice } from '../icons/ActNotice.tsx';
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
