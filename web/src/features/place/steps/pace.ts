import { limits, type Place, toMillis } from '@arena/domain';

/** How long until a place is to be read again: soon where a match is near or played, or a place is offered, else now and then. */
export function paceOf({ matches, waiting }: Pick<Place, 'matches' | 'waiting'>, now: number): number {
  if (waiting?.offeredUntil) return limits.placePolling.near;
  const isNear = matches.some(({ state, startsAt }) => {
    if (state === 'playing') return true;
    const start = toMillis(startsAt);
    return state === 'scheduled' && start !== null && Math.abs(start - now) <= limits.placeNear;
  });
  return isNear ? limits.placePolling.near : limits.placePolling.else;
}
