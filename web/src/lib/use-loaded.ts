import { useEffect, useState } from 'react';
import { ApiError } from './api.ts';
import { reportProblem } from './log.ts';

/** Something that a screen needs before it can be used. */
export type Loaded<T> = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; value: T };

/**
 * Loads something once, and again on being asked to.
 * @param key says what is loaded: another key is another thing.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): { loaded: Loaded<T>; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded, and each try loads it again.
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ state: 'loading' });
    load().then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) reportProblem(`Loading ${key}`, error);
        if (isCurrent) setLoaded({ state: 'failed', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);
  return { loaded, retry: () => setTries(tries + 1) };
}
