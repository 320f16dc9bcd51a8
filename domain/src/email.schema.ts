import * as limits from './limits/limits.ts';
import { requiredText } from './text/text.ts';
import { z } from './zod.ts';

/** Builds a schema for an e-mail address; `missing` and `invalid` are its messages. */
function emailOr(missing: string, invalid: string) {
  return requiredText(missing).max(limits.emailCharacters, invalid).toLowerCase().pipe(z.email(invalid));
}

/** Like `emailOr` with the basic pattern, text, an at sign, text, a dot, text: organisers enter what they were told. */
export function basicEmailOr(missing: string, invalid: string) {
  const text = requiredText(missing).max(limits.emailCharacters, invalid).toLowerCase();
  return text.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalid);
}

/** An e-mail address, trimmed and lower-cased: one address is one account. */
export const EmailAddress = emailOr('El correo es obligatorio', 'Correo electrónico inválido');
