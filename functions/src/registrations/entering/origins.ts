import { DAY } from '@arena/domain';
import type { KeyedHash } from '../../platform/keyed-hash.ts';

/**
 * What the origin of a registration is called on the day of `now`, and what it was called on the day before: another
 * name each day, so that nobody is followed by it, and whoever comes around midnight is still one.
 */
export function originsOf(hash: KeyedHash, address: string, now: Date): readonly [string, string] {
  const on = (day: Date) => hash('origin', `${day.toISOString().slice(0, 'yyyy-mm-dd'.length)} ${address}`);
  return [on(now), on(new Date(now.getTime() - DAY))];
}
