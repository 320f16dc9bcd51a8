import { DOCUMENT_ID, isDocumentId } from './document-id.ts';
import { z } from './zod.ts';

/** A document id that Firestore accepts and that is safe inside a path. */
export const DocumentId = z
  .string('Identificador no válido')
  .regex(DOCUMENT_ID, 'Identificador no válido')
  .refine(isDocumentId, 'Identificador no válido');

/** Names one person's try at making something: sent again, after a lost reply or a double tap, it makes nothing new. */
export const RequestId = z.uuid('Identificador no válido');
