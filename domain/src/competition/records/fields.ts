import { z } from '../../zod.ts';

/** A whole number from `min` to `max`, with the sentence that names both. */
export function wholeNumber(min: number, max: number) {
  const message = `Escribe un número entero del ${min} al ${max}`;
  return z.int(message).min(min, message).max(max, message);
}
