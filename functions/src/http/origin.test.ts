import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import type { Proxies } from '../platform/config.ts';
import type { Origin } from '../rate-limit/origin.ts';
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
const HERE = '127.0.0.1';
const untrusting = { platform: 1, trusted: [] };
const trusting = { platform: 1, trusted: ['198.51.100.0/24', '2001:db8:ffff::/48'] };

describe('without trusted proxies', () => {
  it.each<[string, Record<string, string>, Origin]>([
    ['a direct call', { 'x-forwarded-for': ANA }, { address: ANA, proxyIp: ANA }],
    [
      'a claim in both headers',
      { 'x-forwarded-for': `${MADE_UP}, ${ANA}`, 'fastly-client-ip': MADE_UP },
      { address: ANA, proxyIp: ANA },
    ],
    ['a claim in the list alone', { 'x-forwarded-for': `${MADE_UP}, ${ANA}` }, { address: ANA, proxyIp: ANA }],
    ['no list', { 'fastly-client-ip': MADE_UP }, { address: HERE, proxyIp: HERE }],
    ['an empty list', { 'x-forwarded-for': '', 'fastly-client-ip': '' }, { address: HERE, proxyIp: HERE }],
  ])('takes the right-most proxy for %s', async (_what, headers, origin) =>
    expect(await originOfCall(untrusting, headers)).toEqual(origin),
  );

  it('takes the addresses of one IPv6 network for one', async () => {
    const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'];
    const { address } = await originOfCall(untrusting, { 'x-forwarded-for': one });
    expect(await originOfCall(untrusting, { 'x-forwarded-for': other })).toEqual({ address, proxyIp: address });
  });
});

describe('with trusted proxies', () => {
  it.each<[string, string, Origin]>([
    ['the caller that a trusted proxy names', `${ANA}, ${HOSTING}`, { address: ANA, proxyIp: HOSTING }],
    ['the last of several names', `${MADE_UP},${ANA},${HOSTING}`, { address: ANA, proxyIp: HOSTING }],
    ['the caller behind two trusted proxies', `${ANA}, ${SECOND_EDGE}, ${HOSTING}`, { address: ANA, proxyIp: HOSTING }],
    ['the proxy itself where it is not trusted', `${MADE_UP}, ${ANA}`, { address: ANA, proxyIp: ANA }],
    ['a trusted proxy that names nobody', HOSTING, { address: HOSTING, proxyIp: HOSTING }],
    ['a trusted proxy before something that is no address', `x, ${HOSTING}`, { address: HOSTING, proxyIp: HOSTING }],
  ])('takes %s', async (_what, list, origin) =>
    expect(await originOfCall(trusting, { 'x-forwarded-for': list })).toEqual(origin),
  );

  it('accepts a trusted IPv6 proxy', async () => {
    const { address } = await originOfCall(trusting, { 'x-forwarded-for': `${ANA}, 2001:db8:ffff::1` });
    expect(address).toBe(ANA);
  });
});

it('believes nothing where no proxy of the platform is in front, as in the emulators', async () => {
  const headers = { 'x-forwarded-for': `${MADE_UP}, ${MADE_UP}`, 'fastly-client-ip': MADE_UP };
  expect(await originOfCall({ platform: 0, trusted: [] }, headers)).toEqual({ address: HERE, proxyIp: HERE });
});
