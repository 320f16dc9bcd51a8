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

/** Channels in which a guardian answers an organiser, besides a link. */
export const ReportedConsentWay = z.enum(['call', 'message', 'in_person'], 'Elige cómo lo dijo');
export type ReportedConsentWay = z.infer<typeof ReportedConsentWay>;

/** Channels of a guardian's answer: a link sent by the player or the team, or a message to an organiser. */
export const ConsentWay = z.enum(['player_link', 'team_link', ...ReportedConsentWay.options]);
export type ConsentWay = z.infer<typeof ConsentWay>;

/** The guardian's last answer. */
export const Consent = z.strictObject({
  given: z.boolean(),
  /** Time, ISO 8601. */
  at: z.string(),
  way: ConsentWay,
  /** Set for an overridden refusal: it blocks its own registration, but no later one of the same ID. */
  overridden: z.literal(true).optional(),
  /** Set for a yes to an earlier registration of the same player ID, which covers this one too. */
  carried: z.literal(true).optional(),
});
export type Consent = z.infer<typeof Consent>;

/** `none`: no consent needed. `open`: the guardian hasn't answered. */
export const ConsentState = z.enum(['none', 'open', 'given', 'refused']);
export type ConsentState = z.infer<typeof ConsentState>;

/** The creator of the guardian's current link. */
export const GuardianAsked = z.enum(['player', 'team']);
