import * as limits from './limits/limits.ts';
import { requiredText } from './text/text.ts';
import { z } from './zod.ts';

export function emailOr(missing: string, invalid: string) {
  return requiredText(missing).max(limits.emailCharacters, invalid).toLowerCase().pipe(z.email(invalid));
}

/** An e-mail address, trimmed and lower-cased: one address is one account. */
export const EmailAddress = emailOr('El correo es obligatorio', 'Correo electrónico inválido');
