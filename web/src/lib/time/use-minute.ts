import { MINUTE } from '@arena/domain';
import { useServerNow } from './clock.ts';

/** Returns the start of the current minute by the server's clock. */
export function useMinute(): Date {
  return new Date(useServerNow((now) => Math.floor(now.getTime() / MINUTE) * MINUTE));
}
