import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

const NOWHERE = '127.0.0.1';

/**
 * The address that a limit counts a call under. Hosting names the caller's in a header of its own; an IPv6
 * address stands for its whole network, since a caller has billions of them.
 */
export function addressOf(request: Request): string {
  return ipKeyGenerator(request.get('fastly-client-ip') ?? request.ip ?? NOWHERE);
}
