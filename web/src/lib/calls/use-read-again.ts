import { useEffect } from 'react';
import { pollWhileSeen } from './poll-while-seen.ts';

/**
 * Reads on being shown and again and again while the tab is looked at, as `pollWhileSeen`.
 * @param read answers how many milliseconds later it is read again. Never rejects.
 */
export function useReadAgain(read: () => Promise<number>): void {
  useEffect(() => {
    const polling = pollWhileSeen(() => void read().then((pause) => polling.askIn(pause)), 0);
    return polling.stop;
  }, [read]);
}
