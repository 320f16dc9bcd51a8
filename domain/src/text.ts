import { z } from './zod.ts';

/**
 * A text that can be stored, without blanks around it. Half a surrogate pair (`\ud800`) can arrive in JSON but
 * is no text: Firestore answers it with an internal error, and fails the whole batch of writes it came in.
 * @param message shown for anything that isn't a text at all.
 */
export function storableText(message = 'Escribe un texto') {
  return z
    .string({ error: message })
    .trim()
    .regex(/^\P{Cs}*$/u, 'Hay un carácter que no se puede guardar');
}
