import { DOCUMENT_ID, isDocumentId } from './document-id.ts';
import { fieldText } from './field-texts.ts';
import { z } from './zod.ts';

/** A document id that Firestore accepts and that is safe inside a path. */
export const DocumentId = z.string(fieldText.id).regex(DOCUMENT_ID, fieldText.id).refine(isDocumentId, fieldText.id);

/** Names one person's try at making something: sent again, after a lost reply or a double tap, it makes nothing new. */
export const RequestId = z.uuid(fieldText.id);

/** Names a player in public by letters and digits in which nobody reads a Free Fire ID: a keyed hash of it. */
export const PublicPlayerId = z.string().regex(/^[0-9a-f]{20}$/);
export type PublicPlayerId = z.infer<typeof PublicPlayerId>;
