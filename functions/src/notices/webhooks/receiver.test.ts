import { afterAll, beforeEach, expect, test } from 'vitest';
import { startReceiver } from '../../../../tests/fixtures/webhooks/receiver.ts';
import { publicReceivers } from './receiver.ts';

const receiver = await startReceiver();
const trap = await startReceiver();
afterAll(() => Promise.all([receiver.close(), trap.close()]));
beforeEach(() => {
  for (const each of [receiver, trap]) {
    each.received.length = 0;
    each.replies.clear();
  }
});

const reach = { site: 'https://arena.example', hosts: [receiver.host] };
const { accepts, post } = publicReceivers(reach);
const message = { headers: { 'content-type': 'application/json' }, body: '{"title":"Ya hay grupos"}' };

test.each([
  [200, 'sent', null],
  [404, 'refused', 'status'],
  [429, 'later', 'status'],
  [503, 'later', 'status'],
] as const)('posts a message and maps status %i to %s', async (status, result, fault) => {
  receiver.answer('/a', status);
  expect(await post(receiver.at('/a'), message)).toEqual({ result, status, fault });
  expect(receiver.received).toMatchObject([{ path: '/a', body: message.body }]);
});

test.each([301, 302, 307, 308])('never follows a redirect: %i', async (status) => {
  receiver.answer('/a', status, { location: trap.at('/inside') });
  expect(await post(receiver.at('/a'), message)).toEqual({ result: 'refused', status, fault: 'redirect' });
  expect([receiver.received.length, trap.received.length]).toEqual([1, 0]);
});

test('limits the time and size of a receiver’s response', async () => {
  receiver.hang('/slow');
  const hasty = publicReceivers({ ...reach, timeout: 300 });
  expect(await hasty.post(receiver.at('/slow'), message)).toEqual({ result: 'later', status: null, fault: 'timeout' });
  receiver.replies.set('/drops', (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(1_000)), 5);
    response.on('close', () => clearInterval(timer));
  });
  expect(await post(receiver.at('/drops'), message)).toMatchObject({ result: 'sent' });
  receiver.answer('/long', 200, { long: 'x'.repeat(20_000) });
  expect(await post(receiver.at('/long'), message)).toMatchObject({ result: 'later', fault: 'unreachable' });
});

test('returns the result for a later attempt if the receiver is down', async () => {
  const down = publicReceivers({ ...reach, hosts: ['127.0.0.1:9'] });
  const unreachable = { result: 'later', status: null, fault: 'unreachable' };
  expect(await down.post('http://127.0.0.1:9/', message)).toEqual(unreachable);
});

test.each([
  ['a private address', (host: string) => `http://${host}/`],
  ['a private address by https', (host: string) => `https://${host}/`],
  ['a name of a private address', () => 'https://localhost/'],
  ['the metadata server', () => 'http://169.254.169.254/latest'],
])('refuses to connect to %s', async (_what, address) => {
  expect(await post(address(trap.host), message)).toEqual({ result: 'refused', status: null, fault: 'private' });
  expect(trap.received).toEqual([]);
});

test.each([
  ['https://hooks.example.com/a', 'generic', true],
  ['http://hooks.example.com/a', 'generic', false],
  ['https://hooks.example.com:8443/a', 'generic', false],
  ['https://user:key@hooks.example.com/a', 'generic', false],
  ['https://192.168.0.1/a', 'generic', false],
  ['https://hooks.example.com/a', 'discord', false],
  ['https://discord.com/api/webhooks/123/abc', 'discord', true],
  [receiver.at('/a'), 'discord', true],
] as const)('accepts only public https addresses and configured hosts: %s as %s → %s', (address, kind, expected) => {
  expect(accepts(address, kind)).toBe(expected);
});
