import { useEffect, useEffectEvent, useState } from 'react';
import { reportProblem } from '../page/log.ts';
import { ApiError } from './api.ts';

/** Something that a screen needs before it can be used. */
export type Loaded<T> = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; value: T };

/**
 * Loads something once, and again on being asked to.
 * @param key says what is loaded: another key is another thing.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): { loaded: Loaded<T>; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ request: string; loaded: Loaded<T> } | null>(null);
  const request = `${tries}/${key}`;
  const start = useEffectEvent(load);

  useEffect(() => {
    let isCurrent = true;
    start().then(
      (value) => isCurrent && setAnswer({ request, loaded: { state: 'ready', value } }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) reportProblem('Loading', error);
        if (isCurrent) setAnswer({ request, loaded: { state: 'failed', error } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);

  return {
    loaded: answer?.request === request ? answer.loaded : { state: 'loading' },
    retry: () => setTries((before) => before + 1),
  };
}
