import { isDocumentId } from '../document-id.ts';
import { fieldText } from '../field-texts.ts';
import { z } from '../zod.ts';

/** The id of a registration's document: a tournament has one place per Free Fire ID, and the id enforces it. */
export function registrationId(tournamentId: string, freeFireId: string): string {
  return `${tournamentId}_${freeFireId}`;
}

/** The id of a registration as a caller names it. */
export const RegistrationId = z
  .string(fieldText.id)
  .regex(/^[A-Za-z0-9_-]{1,64}_\d{8,12}$/, fieldText.id)
  .refine((id) => isDocumentId(tournamentOf(id)), fieldText.id);

/** The tournament that the registration with this id is for. */
export function tournamentOf(id: string): string {
  return id.slice(0, id.lastIndexOf('_'));
}
