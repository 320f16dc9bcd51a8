import { fieldText } from '../field-texts.ts';
import { z } from '../zod.ts';
import { isTimeZone } from './date-text.ts';
import { toMillis } from './instant.ts';

/**
 * Builds a schema for an instant: ISO 8601 with an offset, in Firestore's range. @param message shown for anything
 * else.
 */
export function instantText(message: string) {
  return z.iso
    .datetime({ offset: true, error: message })
    .max(40, message)
    .refine((iso) => toMillis(iso) !== null, message);
}

/** An instant entered by an organiser; it is converted to UTC. */
export const EnteredInstant = instantText(fieldText.instant).transform((iso) => new Date(iso).toISOString());

/** An IANA name. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Zona horaria no válida').default('UTC');
