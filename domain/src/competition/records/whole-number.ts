import { z } from '../../zod.ts';

/** Builds a schema for a whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const message = `Escribe un número entero del ${min} al ${max}`;
  return z.int(message).min(min, message).max(max, message);
}
