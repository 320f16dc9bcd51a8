import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import type { Proxies } from '../platform/config.ts';
import type { Origin } from '../platform/rate-limit/network-origin.ts';
import { originReader } from './origin.ts';

/** Origin of a call with these headers, as an app with these proxies reads it. */
async function originOfCall(proxies: Proxies, headers: Record<string, string>): Promise<Origin> {
  const originOf = originReader(proxies);
  const app = express();
  app.use((request, response) => void response.json(originOf(request)));
  const server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  const response = await fetch(`http://127.0.0.1:${port}`, { headers });
  const origin = await response.json();
  server.close();
  return origin;
}

const ANA = '203.0.113.7';
const MADE_UP = '192.0.2.1';
const HOSTING = '198.51.100.9';
const SECOND_EDGE = '198.51.100.77';
const THIRD_EDGE = '198.51.100.78';
const HERE = '127.0.0.1';
const inEmulators = { platform: 0, trusted: [] };
const untrusting = { platform: 1, trusted: [] };
const trusting = { platform: 1, trusted: ['198.51.100.0/24', '2001:db8:ffff::/48'] };
const forward = (...hops: string[]) => ({ 'x-forwarded-for': hops.join(', ') });
const claim = { 'fastly-client-ip': MADE_UP };
const from = (address: string, proxyIp = address): Origin => ({ address, proxyIp, network: address });
/** An address that may be a proxy's, which many people share. */
const perhapsProxy = (address: string): Origin => ({ ...from(address), network: null });

it.each<[string, Proxies, Record<string, string>, Origin]>([
  ['the last address in the list', untrusting, forward(ANA), perhapsProxy(ANA)],
  [
    'the last address despite a forged list and header',
    untrusting,
    { ...forward(MADE_UP, ANA), ...claim },
    perhapsProxy(ANA),
  ],
  ['the last address despite a forged list', untrusting, forward(MADE_UP, ANA), perhapsProxy(ANA)],
  ['the address of the connection without a list', untrusting, claim, perhapsProxy(HERE)],
  ['the address of the connection for an empty list', untrusting, { ...forward(''), ...claim }, perhapsProxy(HERE)],
  ['the caller named by a trusted proxy', trusting, forward(ANA, HOSTING), from(ANA, HOSTING)],
  [
    'the last of several addresses before a trusted proxy',
    trusting,
    forward(MADE_UP, ANA, HOSTING),
    from(ANA, HOSTING),
  ],
  ['the caller behind two trusted proxies', trusting, forward(ANA, SECOND_EDGE, HOSTING), from(ANA, HOSTING)],
  ['an untrusted proxy itself', trusting, forward(MADE_UP, ANA), from(ANA)],
  ['a trusted proxy that names no caller', trusting, forward(HOSTING), perhapsProxy(HOSTING)],
  [
    'the farthest of three trusted proxies that name no caller',
    trusting,
    forward(THIRD_EDGE, SECOND_EDGE, HOSTING),
    { ...perhapsProxy(THIRD_EDGE), proxyIp: HOSTING },
  ],
  ['a trusted proxy that names an invalid address', trusting, forward('x', HOSTING), perhapsProxy(HOSTING)],
  [
    'the address of the connection without proxies',
    inEmulators,
    { ...forward(MADE_UP, MADE_UP), ...claim },
    from(HERE),
  ],
])('uses %s', async (_what, proxies, headers, origin) => {
  expect(await originOfCall(proxies, headers)).toEqual(origin);
});

it('treats one IPv6 network as one address, and accepts a trusted IPv6 proxy', async () => {
  const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'];
  const { address } = await originOfCall(untrusting, forward(one));
  expect(await originOfCall(untrusting, forward(other))).toEqual(perhapsProxy(address));
  expect(await originOfCall(trusting, forward(ANA, '2001:db8:ffff::1'))).toMatchObject({ address: ANA });
});
