import { fieldText } from './field-texts.ts';
import { z } from './zod.ts';

/** Characters of an id. They are safe in a path segment. */
const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,64}$/;
const RESERVED = /^__.*__$/;

/** True if Firestore reserves the name. */
export function isReserved(name: string): boolean {
  return RESERVED.test(name);
}

/** True if Firestore takes the text for a document's id and it is safe inside a path: no slash, no dots, not `__reserved__`. */
export function isDocumentId(text: string): boolean {
  return DOCUMENT_ID.test(text) && !isReserved(text);
}

/** A document id that Firestore accepts and that is safe inside a path. */
export const DocumentId = z
  .string(fieldText.id)
  .regex(DOCUMENT_ID, fieldText.id)
  .max(64)
  .refine(isDocumentId, fieldText.id);

/**
 * Identifies one attempt to create something: repeating it, after a lost reply or a double tap, creates nothing new.
 */
export const RequestId = z
  .string(fieldText.id)
  .regex(/^[A-Za-z0-9-]{8,36}$/, fieldText.id)
  .max(36);

/** Names a player in public by a keyed hash, from which the Free Fire ID can't be derived. */
export const PublicPlayerId = z.string().regex(/^[0-9a-f]{20}$/);
export type PublicPlayerId = z.infer<typeof PublicPlayerId>;

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

/** Id of a stored picture: a hash of its content, and its width and height. */
export const PictureId = z
  .string('Elige una imagen')
  .regex(/^[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}$/, 'Sube la imagen de nuevo')
  .max(42);

/** Stored sizes of a picture: a square icon, for a card, for a screen, for a close look. */
export const PictureSize = z.enum(['icon', 'small', 'medium', 'large']);
export type PictureSize = z.infer<typeof PictureSize>;
