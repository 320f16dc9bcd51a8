import { BlockList, isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Proxies } from '../platform/config.ts';
import type { Origin } from '../platform/rate-limit/network-origin.ts';

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

/** Lists the socket's peer and the addresses of `X-Forwarded-For` from right to left, up to the first invalid one. */
function callersOf(request: Request): string[] {
  const forwarded = request.get('x-forwarded-for')?.split(',') ?? [];
  const callers = [request.socket.remoteAddress ?? UNKNOWN, ...forwarded.map((address) => address.trim()).reverse()];
  const broken = callers.findIndex((caller) => isIP(caller) === 0);
  return broken === -1 ? callers : callers.slice(0, broken);
}

/**
 * Creates a reader of the caller's address. Forwarded addresses count only if a trusted proxy appended them. IPv6 is
 * reduced to its network, because one caller has billions of addresses. Without trusted proxies the network is unknown:
 * the address may be that of Hosting's proxy, which all players share.
 */
export function originReader({ platform, trusted }: Proxies): (request: Request) => Origin {
  const ranges = rangesOf(trusted);
  return (request) => {
    const callers = callersOf(request);
    const beyond = callers.slice(platform);
    const proxyIp = beyond[0] ?? callers[0] ?? UNKNOWN;
    const caller = beyond.find((each) => !ranges.check(each, typeOf(each)));
    const address = ipKeyGenerator(caller ?? beyond.at(-1) ?? proxyIp);
    const isKnown = caller !== undefined && (platform === 0 || trusted.length > 0);
    return { proxyIp: ipKeyGenerator(proxyIp), address, network: isKnown ? address : null };
  };
}
