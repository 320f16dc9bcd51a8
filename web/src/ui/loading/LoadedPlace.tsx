import type { ReactNode } from 'react';
import { ApiError } from '../../lib/calls/api.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import type { Loaded } from '../../lib/calls/use-loaded.ts';
import { ActNotice } from '../signs/ActNotice.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Props<T> {
  loaded: Loaded<T>;
  onRetry: () => void;
  /** What is said while it loads, to those who don't see it. */
  loading: string;
  /** Of what can be gone: what is said where it is, under which code, and where else to go. */
  gone?: { code: ApiError['code']; text: string; href: string; label: string };
  children: (value: T) => ReactNode;
}

/** The place of something of the desk that is loaded first; where that failed, why, and what to do. */
export function LoadedPlace<T>({ loaded, onRetry, loading, gone, children }: Props<T>) {
  if (loaded.state === 'ready') return children(loaded.value);
  if (loaded.state === 'loading') {
    return (
      <p role="status">
        <span className="visually-hidden">{loading}</span>
        <Skeleton measure="full" />
      </p>
    );
  }
  const ended = loaded.error instanceof ApiError && loaded.error.code === gone?.code ? gone : null;
  const act = ended === null ? { label: 'Reintentar', run: onRetry } : { label: ended.label, to: ended.href };
  return (
    <ActNotice tone="error" act={act}>
      {ended?.text ?? failureText(loaded.error)}
    </ActNotice>
  );
}
