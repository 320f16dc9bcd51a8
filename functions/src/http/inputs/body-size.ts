import type { IncomingMessage } from 'node:http';
import { limits } from '@arena/domain';

const PICTURES = /^\/api\/pictures(?:\?|$)/;
const GROUPS = /^\/api\/competitions\/[^/?]+(?:\/stages\/[^/?]+\/draw)?(?:\?|$)/;

/**
 * How many bytes the body of a request may have: a picture's only where one is taken, which comes in a form; that of
 * whole groups only where they are named. The table says where (`consumes`, `namesGroups`); who guards the functions
 * framework can't wait for it.
 */
export function mostBytesOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
  if (isForm) return PICTURES.test(url) ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
  return GROUPS.test(url) ? limits.groupsBytes : limits.bodyBytes;
}
