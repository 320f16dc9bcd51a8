import { DOCUMENT_ID, isDocumentId } from './document-id.ts';
import { fieldText } from './field-texts.ts';
import { z } from './zod.ts';

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
