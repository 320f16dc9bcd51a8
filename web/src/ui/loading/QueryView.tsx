import type { ReactNode } from 'react';
import { type CachedQuery, useCachedQuery } from '../../lib/calls/cached-query.ts';
import { LastUpdated } from './LastUpdated.tsx';

interface Props<T> {
  kept: CachedQuery<T>;
  loading: ReactNode;
  children: (value: T) => ReactNode;
}

/** The place of something of the admin area that is read again and again: how old it is, a way to read it now, and it. */
export function QueryView<T>({ kept, loading, children }: Props<T>) {
  const reading = useCachedQuery(kept);
  const { value, failure } = reading;
  return (
    <>
      <LastUpdated reading={reading} onRefresh={() => void kept.refresh()} />
      {value === null ? null : children(value)}
      {value === null && failure === null ? loading : null}
    </>
  );
}
