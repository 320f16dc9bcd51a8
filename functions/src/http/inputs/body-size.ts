import type { IncomingMessage } from 'node:http';
import { limits } from '@arena/domain';

const PICTURES = /^\/api\/pictures(?:\?|$)/;
const GROUPS = /^\/api\/competitions\/[^/?]+(?:\/stages\/[^/?]+\/draw|\/matches\/[^/?]+\/read)?(?:\?|$)/;

/**
 * Returns the size limit of a request's body in bytes. Picture uploads (forms) and lists of groups have larger limits.
 * The guard of the functions framework runs before routing, so it can't read them from the endpoint table (`consumes`,
 * `namesGroups`).
 */
export function maxBodyBytes({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
  if (isForm) return PICTURES.test(url) ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
  return GROUPS.test(url) ? limits.groupsBytes : limits.bodyBytes;
}
