import type { Registration } from '@arena/domain';

type Guardian = Registration['guardian'];

/** What the controls of who answers for a player under 18 are called, under the paths by which problems name them. */
export const guardianLabels = {
  'guardian.name': 'Nombre de tu mamá, papá o tutor',
  'guardian.contact': 'Cómo contactar a tu tutor',
} as const;
/** The same where somebody else than the player reads it. */
export const guardianTerms = { 'guardian.name': 'Tutor', 'guardian.contact': 'Contacto del tutor' } as const;

export const GUARDIAN_PATHS = ['guardian.name', 'guardian.contact'] as const;

/** As it is stored. */
export function keptGuardian(guardian: Guardian): Guardian {
  return guardian && { name: guardian.name.trim(), contact: guardian.contact.trim() };
}

/** Its texts under those paths. */
export function flatGuardian(guardian: Guardian): Record<string, string> {
  return guardian === null ? {} : { 'guardian.name': guardian.name, 'guardian.contact': guardian.contact };
}

/** It again out of these texts; none where both are empty. */
export function guardianOf(text: (path: string) => string): Guardian {
  const [name, contact] = [text('guardian.name'), text('guardian.contact')];
  return name.trim() === '' && contact.trim() === '' ? null : { name, contact };
}
