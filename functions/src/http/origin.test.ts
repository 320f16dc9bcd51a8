import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import type { Origin } from '../rate-limit/origin.ts';
import { originOf } from './origin.ts';

/** Where an app behind so many proxies takes a call to come from. */
async function originOfCall(proxies: number, headers: Record<string, string>): Promise<Origin> {
  const app = express();
  app.set('trust proxy', proxies);
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
const PROXY = '198.51.100.9';
const HERE = '127.0.0.1';

describe('behind one proxy, as on Google Cloud', () => {
  it.each<[string, Record<string, string>, Origin]>([
    ['called directly', { 'x-forwarded-for': ANA }, { address: ANA, hop: ANA }],
    [
      'called through Hosting',
      { 'x-forwarded-for': `${ANA}, ${PROXY}`, 'fastly-client-ip': ANA },
      { address: ANA, hop: PROXY },
    ],
    [
      'called through Hosting by somebody who adds a claim on the left',
      { 'x-forwarded-for': `${MADE_UP},${ANA},${PROXY}`, 'fastly-client-ip': ANA },
      { address: ANA, hop: PROXY },
    ],
    [
      'called through Hosting by somebody who claims another’s address in both',
      { 'x-forwarded-for': `${MADE_UP}, ${ANA}, ${PROXY}`, 'fastly-client-ip': MADE_UP },
      { address: PROXY, hop: PROXY },
    ],
    ['with a claim in the list alone', { 'x-forwarded-for': `${MADE_UP}, ${ANA}` }, { address: ANA, hop: ANA }],
    [
      'with a claim in the header alone',
      { 'x-forwarded-for': ANA, 'fastly-client-ip': MADE_UP },
      { address: ANA, hop: ANA },
    ],
    ['without a list', { 'fastly-client-ip': MADE_UP }, { address: HERE, hop: HERE }],
    ['with an empty list', { 'x-forwarded-for': '', 'fastly-client-ip': '' }, { address: HERE, hop: HERE }],
  ])('%s', async (_what, headers, origin) => expect(await originOfCall(1, headers)).toEqual(origin));

  it('takes the addresses of one IPv6 network for one', async () => {
    const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'];
    const { address } = await originOfCall(1, { 'x-forwarded-for': one });
    expect(await originOfCall(1, { 'x-forwarded-for': other })).toEqual({ address, hop: address });
    const forwarded = { 'x-forwarded-for': `${other}, ${PROXY}`, 'fastly-client-ip': other };
    expect(await originOfCall(1, forwarded)).toEqual({ address, hop: PROXY });
  });
});

it('behind none, as in the emulators, believes nothing', async () => {
  const headers = { 'x-forwarded-for': `${MADE_UP}, ${MADE_UP}`, 'fastly-client-ip': MADE_UP };
  expect(await originOfCall(0, headers)).toEqual({ address: HERE, hop: HERE });
});
