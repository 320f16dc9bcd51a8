import { storableText } from '../text.ts';
import { z } from '../zod.ts';

/** A whole number from `min` to `max`, with the sentence that names both. */
export function wholeNumber(min: number, max: number) {
  const message = `Escribe un número entero del ${min} al ${max}`;
  return z.int(message).min(min, message).max(max, message);
}

/** A text of at most `max` characters, such as a name; `missing` is shown where it must not be blank and is. */
export function shortText(max: number, missing?: string) {
  const text = missing === undefined ? storableText() : storableText().min(1, missing);
  return text.max(max, `Usa ${max} caracteres como máximo`);
}

/** An instant as an organiser enters it, ISO 8601 with an offset; it comes out in UTC. */
export const EnteredInstant = z.iso
  .datetime({ offset: true, error: 'Escribe una fecha y hora válidas' })
  .transform((iso) => new Date(iso).toISOString());
