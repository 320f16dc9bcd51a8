import { z } from './zod.ts';

/** A document id that Firestore accepts and that is safe inside a path: no slash, no dots, no `__reserved__`. */
export const DocumentId = z
  .string('Identificador no válido')
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'Identificador no válido')
  .refine((id) => !/^__.*__$/.test(id), 'Identificador no válido');

/** Names one person's try at making something: sent again, after a lost reply or a double tap, it makes nothing new. */
export const RequestId = z.uuid('Identificador no válido');
