import { useEffect } from 'react';

/**
 * Looks after what waits for a signal: now, when the signal is back, when the tab is looked at again; not in a hidden
 * tab, nor where the browser knows that it has no network.
 */
export function useReturningSignal(look: () => void): void {
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden && navigator.onLine) look();
    };
    onChange();
    window.addEventListener('online', onChange);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      window.removeEventListener('online', onChange);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [look]);
}
