import * as limits from '../limits/limits.ts';
import { nameUpTo, requiredText } from '../text/text.ts';
import { z } from '../zod.ts';
import { isPhone, plainPhone } from './phone.ts';

const isEmail = (text: string) => z.email().safeParse(text).success;

/** Normalises a contact: an e-mail in lower case, or a phone. */
function asContact(typed: string): string {
  const text = typed.trim();
  return text.includes('@') ? text.toLowerCase() : plainPhone(text.replaceAll('.', ' '));
}

/** True for a phone or an e-mail. */
function isContact(text: string): boolean {
  if (text.includes('@')) return isEmail(text);
  return text.length <= limits.phoneCharacters && isPhone(text);
}

/** The guardian of a player under 18: name, and one contact. */
export const Guardian = z.strictObject(
  {
    name: nameUpTo(limits.fullNameCharacters, 'Escribe el nombre de tu tutor'),
    contact: requiredText('Escribe su teléfono o su correo')
      .max(limits.emailCharacters, 'Ingresa un teléfono o un correo válido')
      .overwrite(asContact)
      .refine(isContact, 'Ingresa un teléfono o un correo válido'),
  },
  'Escribe los datos de tu tutor',
);
export type Guardian = z.infer<typeof Guardian>;

/** The stored guardian. */
export const NamedGuardian = z.strictObject({ name: z.string(), contact: z.string() });
