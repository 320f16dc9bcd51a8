import { BlockList, isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Proxies } from '../platform/config.ts';
import type { Origin } from '../rate-limit/origin.ts';

const UNKNOWN = '127.0.0.1';

const typeOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function rangesOf(trusted: readonly string[]): BlockList {
  const ranges = new BlockList();
  for (const range of trusted) {
    const [network = '', bits] = range.split('/');
    ranges.addSubnet(network, Number(bits), typeOf(network));
  }
  return ranges;
}

/** The socket's peer first, then the addresses of `X-Forwarded-For` from right to left, up to one that is none. */
function callersOf(request: Request): string[] {
  const forwarded = request.get('x-forwarded-for')?.split(',') ?? [];
  const callers = [request.socket.remoteAddress ?? UNKNOWN, ...forwarded.map((one) => one.trim()).reverse()];
  const broken = callers.findIndex((one) => isIP(one) === 0);
  return broken === -1 ? callers : callers.slice(0, broken);
}

/**
 * Builds a reader of a call's address. The address of the peer can't be forged; a forwarded one counts only if a
 * trusted proxy appended it. IPv6 is reduced to its network, because a caller has billions of addresses.
 */
export function originReader({ platform, trusted }: Proxies): (request: Request) => Origin {
  const ranges = rangesOf(trusted);
  return (request) => {
    const callers = callersOf(request);
    const beyond = callers.slice(platform);
    const proxyIp = beyond[0] ?? callers[0] ?? UNKNOWN;
    const address = beyond.find((one) => !ranges.check(one, typeOf(one))) ?? beyond.at(-1) ?? proxyIp;
    return { proxyIp: ipKeyGenerator(proxyIp), address: ipKeyGenerator(address) };
  };
}
