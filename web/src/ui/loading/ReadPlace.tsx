import type { ReactNode } from 'react';
import { type KeptReading, useReading } from '../../lib/calls/kept-reading.ts';
import { Freshness } from './Freshness.tsx';

interface Props<T> {
  kept: KeptReading<T>;
  /** What stands in its place until it has come. */
  loading: ReactNode;
  children: (value: T) => ReactNode;
}

/** The place of something of the desk that is read again and again: how old it is, a way to read it now, and it. */
export function ReadPlace<T>({ kept, loading, children }: Props<T>) {
  const reading = useReading(kept);
  const { value, failure } = reading;
  return (
    <>
      <Freshness reading={reading} onRefresh={() => void kept.refresh()} />
      {value === null ? null : children(value)}
      {value === null && failure === null ? loading : null}
    </>
  );
}
