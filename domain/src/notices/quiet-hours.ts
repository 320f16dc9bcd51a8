import { type DateStyle, partsIn } from '../time/date-text.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time/units.ts';

/** Hours of the night on the reader's clock: from 22:00 to 8:00. */
const NIGHT = { from: 22, to: 8 } as const;

const CLOCK: DateStyle = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' };

/** Milliseconds since midnight on the clock of a zone. */
function sinceMidnight(zone: string, millis: number): number {
  const part = partsIn(zone, millis, CLOCK);
  return Number(part('hour')) * HOUR + Number(part('minute')) * MINUTE + Number(part('second')) * SECOND;
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
