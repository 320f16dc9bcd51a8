import { MINUTE } from '@arena/domain';
import { useServerNow } from './clock.ts';

/** When the minute began that it is, by the server's clock: often enough for what changes by the hour. */
export function useMinute(): Date {
  return new Date(useServerNow((now) => Math.floor(now.getTime() / MINUTE) * MINUTE));
}
