import * as limits from '../limits/limits.ts';
import { nameUpTo, requiredText } from '../text/text.ts';
import { z } from '../zod.ts';
import { isPhone, plainPhone } from './phone.ts';

const isEmail = (text: string) => z.email().safeParse(text).success;

/** An e-mail in small letters, or a phone in the characters of one. */
function asContact(typed: string): string {
  const text = typed.trim();
  return text.includes('@') ? text.toLowerCase() : plainPhone(text.replaceAll('.', ' '));
}

/** Whether a text can be a phone or an e-mail, by which somebody is asked. */
function isContact(text: string): boolean {
  if (text.includes('@')) return isEmail(text);
  return text.length <= limits.phoneCharacters && isPhone(text);
}

/** The adult who answers for a player under 18: what they are called, and one way to ask them. */
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

/** The same as the database holds it. */
export const NamedGuardian = z.strictObject({ name: z.string(), contact: z.string() });
