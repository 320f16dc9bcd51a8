import { DAY, HOUR, SECOND } from '../time/units.ts';
import { wallClock } from '../time/wall-clock.ts';

/** Hours of the night on the reader's clock: from 22:00 to 8:00. */
const NIGHT = { from: 22, to: 8 } as const;

/** Milliseconds since midnight on the clock of a zone. */
function sinceMidnight(zone: string, millis: number): number {
  return wallClock(millis, zone) % DAY;
}

/** Returns the end of the night that `at` falls into in `zone`; null by day. */
export function quietUntil(at: Date, zone: string): Date | null {
  const millis = Math.floor(at.getTime() / SECOND) * SECOND;
  const clock = sinceMidnight(zone, millis);
  const end = NIGHT.to * HOUR;
  if (clock >= end && clock < NIGHT.from * HOUR) return null;
  const morning = millis + (clock < end ? end - clock : DAY + end - clock);
  // A night in which the clocks change is an hour longer or shorter.
  return new Date(morning + end - sinceMidnight(zone, morning));
}
