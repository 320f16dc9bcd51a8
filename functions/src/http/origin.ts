import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Origin } from '../rate-limit/origin.ts';

const NOWHERE = '127.0.0.1';

/** For whom the hop says that it speaks: the last entry before those of the proxies that are trusted. */
function spokenFor(request: Request): string | undefined {
  const all = request.get('x-forwarded-for')?.split(',') ?? [];
  const trusted = request.ips.length;
  return trusted === 0 ? undefined : all.at(-trusted - 1)?.trim();
}

/**
 * Where a call comes from. The app trusts as many proxies as stand before it (`trust proxy`), so that the hop is who
 * spoke to the last of them: nobody can claim to be another. It is the caller, or one of Hosting's proxies, which name
 * the caller both in a header of their own and last among those they speak for. Either alone, or an earlier entry, can be
 * what the caller wrote, and stands for the hop (docs/decisions/090-hosting-vouches-for-the-last-address.md). An IPv6
 * address stands for its whole network, since a caller has billions of them.
 */
export function originOf(request: Request): Origin {
  const hop = ipKeyGenerator(request.ip ?? NOWHERE);
  const claimed = spokenFor(request);
  const isConsistent = claimed && claimed === request.get('fastly-client-ip');
  return { hop, address: isConsistent ? ipKeyGenerator(claimed) : hop };
}
