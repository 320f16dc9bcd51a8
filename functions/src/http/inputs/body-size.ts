import type { IncomingMessage } from 'node:http';
import { limits } from '@arena/domain';

const PICTURES = /^\/api\/pictures(?:\?|$)/;
const GROUPS = /^\/api\/competitions\/[^/?]+(?:\/stages\/[^/?]+\/draw|\/matches\/[^/?]+\/read)?(?:\?|$)/;

/**
 * Returns the byte limit of a request's body: larger for uploaded pictures, which come in a form, and for lists of
 * groups. The endpoint table says where (`consumes`, `namesGroups`); the guard of the functions framework runs too
 * early to use it.
 */
export function mostBytesOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
  if (isForm) return PICTURES.test(url) ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
  return GROUPS.test(url) ? limits.groupsBytes : limits.bodyBytes;
}
