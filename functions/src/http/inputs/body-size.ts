import type { IncomingMessage } from 'node:http';
import { limits } from '@arena/domain';

const PICTURES = /^\/api\/pictures(?:\?|$)/;

/** How many bytes the body of a request may have: a picture's only where one is taken, which comes in a form. */
export function mostBytesOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
  return isForm && PICTURES.test(url) ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
}
