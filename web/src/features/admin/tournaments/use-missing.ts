import { missingForPlayers } from '@arena/domain';
import { useServerNow } from '#lib/time/clock.ts';

export function useMissing(tournament: Parameters<typeof missingForPlayers>[0]): readonly string[] {
  // One text, so that the clock renders only on changes.
  const missing = useServerNow((now) => missingForPlayers(tournament, now).join('\n'));
  return missing === '' ? [] : missing.split('\n');
}
