import * as limits from '../limits/limits.ts';
import { isTimeZone } from '../time/date-text.ts';
import { z } from '../zod.ts';

const WRONG = 'Dato no válido';

const key = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3);
  return z
    .string(WRONG)
    .regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}=*$`), WRONG)
    .max(characters + 2, WRONG);
};

/** Address of a browser at its push service. */
export const PushEndpoint = z.url({ protocol: /^https?$/, error: WRONG }).max(limits.push.endpointCharacters, WRONG);

/** A browser's Web Push subscription: its address, and the keys that only this browser can decrypt with. */
export const PushSubscription = z.strictObject({
  endpoint: PushEndpoint,
  p256dh: key(65),
  auth: key(16),
});
export type PushSubscription = z.output<typeof PushSubscription>;

/** IANA name of the reader's time zone. */
export const NoticeZone = z.string(WRONG).max(limits.push.zoneCharacters, WRONG).refine(isTimeZone, WRONG);
