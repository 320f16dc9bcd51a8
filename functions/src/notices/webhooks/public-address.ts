import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Range of public IPv6 addresses. The rest is special or unassigned. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Checks if an IP address is public: not in a private, local or otherwise special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_V6);
}

/** An address that the server refuses to call. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Creates a DNS lookup for connections. It checks every address while connecting, so that changing a name's address
 * later has no effect.
 */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateAddress(), []);
      const [first] = addresses;
      if (options.all === true || first === undefined) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/** Checks if an address has a host that may be called: a name, or a public IP address. */
export function isPublicHost({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 || isPublicAddress(literal);
}
