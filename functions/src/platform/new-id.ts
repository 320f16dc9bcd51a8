import { createHash, randomUUID } from 'node:crypto';

const CHARACTERS = 20;

/** Returns a document id of letters and digits. The same request gives the same id, so repeating it creates nothing. */
export function newId(requestId: string = randomUUID()): string {
  const hash = createHash('sha256').update(requestId).digest('base64url');
  return hash.replace(/[-_]/g, '').slice(0, CHARACTERS);
}
