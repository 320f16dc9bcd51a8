import { MINUTE } from '@arena/domain';
import { createContext, use } from 'react';
import { useNow } from '../../../lib/time/clock.ts';

/** Less than so much is the way's, or nobody's harm. */
const AGREES = MINUTE;

/** How many milliseconds the server's clock is ahead of this phone's; negative: behind. */
export const Ahead = createContext(0);

/** That, by what the server said its clock shows when this phone's showed `now`; 0 where they agree. */
export function aheadBy(said: string, now: number): number {
  const ahead = Date.parse(said) - now;
  return Math.abs(ahead) < AGREES ? 0 : ahead;
}

/** `useNow` by the server's clock: what opens and closes does so by that one, whatever a phone shows. */
export function useServerNow<T>(select: (now: Date) => T): T {
  const ahead = use(Ahead);
  return useNow((now) => select(new Date(now.getTime() + ahead)));
}
