import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Origin } from '../rate-limit/origin.ts';

const NOWHERE = '127.0.0.1';

/** Whom those say that they speak for who stand before the proxies that are trusted. */
function claimedBefore(request: Request): string[] {
  const all = request.get('x-forwarded-for')?.split(',') ?? [];
  const trusted = request.ips.length;
  return trusted === 0 ? [] : all.slice(0, -trusted).map((one) => one.trim());
}

/**
 * Where a call comes from. The app trusts as many proxies as stand before it (`trust proxy`), so that the hop is who
 * spoke to the last of them: nobody can claim to be another. It is the caller, or one of Hosting's proxies, which name
 * the caller both in a header of their own and among those they speak for; whoever sends only one of those is taken
 * for the hop. An IPv6 address stands for its whole network, since a caller has billions of them.
 */
export function originOf(request: Request): Origin {
  const hop = ipKeyGenerator(request.ip ?? NOWHERE);
  const claimed = request.get('fastly-client-ip');
  const isConsistent = claimed !== undefined && claimedBefore(request).includes(claimed);
  return { hop, address: isConsistent ? ipKeyGenerator(claimed) : hop };
}
