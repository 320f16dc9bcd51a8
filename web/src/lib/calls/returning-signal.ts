import { useEffect, useEffectEvent } from 'react';
import { onVisibilityOrOnline } from '../page/visibility-or-online.ts';

/**
 * Looks after what waits for a signal: now, when the signal is back, when the tab is looked at again; not in a hidden
 * tab, nor where the browser knows that it has no network.
 */
export function useReturningSignal(look: () => void): void {
  const start = useEffectEvent(look);
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden && navigator.onLine) start();
    };
    onChange();
    return onVisibilityOrOnline(onChange);
  }, []);
}
