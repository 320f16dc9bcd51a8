import type { IncomingMessage } from 'node:http';
import { limits } from '@arena/domain';

const PICTURES = /^\/api\/pictures(?:\?|$)/;
const LARGE = [
  'competitions/:(?:/results|/stages/:/(?:draw|close)|/matches/:/result)?',
  'forms(?:/:)?',
  'registrations/import/:',
].map((path) => new RegExp(`^/api/${path.replaceAll('/:', '/[^/?]+')}(?:\\?|$)`));

/**
 * Returns the size limit of a request's body in bytes. Picture uploads (forms) and long lists and texts of organisers
 * have larger limits. The guard of the functions framework runs before routing, so it can't read them from the endpoint
 * table (`consumes`, `takesLargeBody`).
 */
export function maxBodyBytes({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
  if (isForm) return PICTURES.test(url) ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
  return LARGE.some((path) => path.test(url)) ? limits.largeBodyBytes : limits.bodyBytes;
}
