import { isDocumentId } from '../document-id.ts';
import { fieldText } from '../field-texts.ts';
import { z } from '../zod.ts';

/** Derives the id of a registration from its tournament and its request's key. It reveals no player. */
export function registrationId(tournamentId: string, key: string): string {
  return `${tournamentId}_${key}`;
}

/** The id of a registration in a call. */
export const RegistrationId = z
  .string(fieldText.id)
  .regex(/^[A-Za-z0-9_-]{1,64}_[A-Za-z0-9-]{8,36}$/, fieldText.id)
  .max(101)
  .refine((id) => isDocumentId(tournamentOf(id)), fieldText.id);

/** Returns the tournament in a registration's id. */
export function tournamentOf(id: string): string {
  return id.slice(0, id.lastIndexOf('_'));
}
