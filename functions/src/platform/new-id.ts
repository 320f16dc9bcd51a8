import { createHash, randomUUID } from 'node:crypto';

const CHARACTERS = 20;

/** The id of a new document: letters and digits, the same for the same request, so that it is made only once. */
export function newId(requestId: string = randomUUID()): string {
  const hash = createHash('sha256').update(requestId).digest('base64url');
  return hash.replace(/[-_]/g, '').slice(0, CHARACTERS);
}
