import { isDocumentId } from '../document-id.ts';
import { fieldText } from '../field-texts.ts';
import { z } from '../zod.ts';

/** Makes the id of a registration of the key of its request. It names the tournament and no player. */
export function registrationId(tournamentId: string, key: string): string {
  return `${tournamentId}_${key}`;
}

/** The id of a registration as a caller names it. */
export const RegistrationId = z
  .string(fieldText.id)
  .regex(/^[A-Za-z0-9_-]{1,64}_[A-Za-z0-9-]{8,36}$/, fieldText.id)
  .refine((id) => isDocumentId(tournamentOf(id)), fieldText.id);

/** The tournament that the registration with this id is for. */
export function tournamentOf(id: string): string {
  return id.slice(0, id.lastIndexOf('_'));
}
