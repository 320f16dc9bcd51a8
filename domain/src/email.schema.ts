import * as limits from './limits/limits.ts';
import { requiredText } from './text/text.ts';
import { z } from './zod.ts';

const INVALID = 'Correo electrónico inválido';

/** An e-mail address, trimmed and in lower case: one address is one person, and one account (specification, section 5). */
export const EmailAddress = requiredText('El correo es obligatorio')
  .max(limits.emailCharacters, INVALID)
  .toLowerCase()
  .pipe(z.email(INVALID));
