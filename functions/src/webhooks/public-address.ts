import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses that are given out to networks of the internet; the rest of IPv6 is special or unassigned. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Tells whether an IP address belongs to the public internet: none of a private, local or otherwise special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_V6);
}

/** An address that the server doesn't call. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Makes the name look-up of a connection. It checks every address at the moment of connecting, so that a name which
 * changes its address later gains nothing.
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

/** Tells whether an address has a host that may be called: a name, or a public IP address. */
export function isPublicHost({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 || isPublicAddress(literal);
}
