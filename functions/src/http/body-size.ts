import type { IncomingMessage } from 'node:http';
import { limits } from '@arena/domain';

const UPLOADS = /^\/api\/uploads(?:\?|$)/;

/** How many bytes the body of a request may have: a picture's only where one is taken, which comes in a form. */
export function mostBytesOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
  return isForm && UPLOADS.test(url) ? limits.uploadBytes + limits.bodyBytes : limits.bodyBytes;
}
