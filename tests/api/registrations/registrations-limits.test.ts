import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../support/calls/api.ts';
import { expectFailure } from '../../support/calls/expect.ts';
import { openApi } from '../../support/desk.ts';
import { from, throughHosting } from '../../support/people/origins.ts';
import { NOW, submission, tournamentRecord } from '../../support/records/records.ts';

const { api, clock, database } = await openApi('demo-api-registrations-limits', () => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 0 }),
}));

const player = (index: number) => ({
  freeFireId: String(30_000_000 + index),
  email: `jugador${index}@example.com`,
});
const register = (fields: object, address = '10.0.0.1') =>
  api.call('POST /registrations', { body: submission({ ...fields }), headers: from(address) });
const check = (address = '10.0.0.1') => checkWith(from(address));
const checkWith = (headers: Record<string, string>) =>
  api.call('GET /registrations/check-freefireid/copa/12345678', { headers });
const times = (count: number, work: (index: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const refused = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 429).length;

function expectToWait(reply: Reply, seconds: number): void {
  expectFailure(reply, 429, 'rate_limited');
  expect(reply.headers.get('retry-after')).toBe(String(seconds));
}

describe('registrations', () => {
  const { registrationsPerAddress, registrationsPerPlayer } = limits.rate;

  it('are 120 a minute from one address, and as many from another', async () => {
    const replies = await times(registrationsPerAddress.hits + 3, (index) => register(player(index)));
    expect(refused(replies)).toBe(3);
    expectToWait(await register(player(900)), 60);
    expect((await register(player(900), '10.0.0.2')).status).toBe(200);
    clock.now = new Date(NOW.getTime() + registrationsPerAddress.window);
    expect((await register(player(901))).status).toBe(200);
  });

  it('are 5 a minute of one player, from wherever', async () => {
    const replies = await times(registrationsPerPlayer.hits + 2, (index) => register(player(1), `10.0.1.${index}`));
    expect(refused(replies)).toBe(2);
    expectToWait(await register(player(1), '10.0.2.1'), 60);
    expect((await register(player(2), '10.0.2.1')).status).toBe(200);
  });

  it('that make no sense do not count', async () => {
    await times(registrationsPerPlayer.hits, () => register({ ...player(1), fullName: '' }));
    expect((await register(player(1))).status).toBe(200);
  });
});

describe('checks of a Free Fire ID', () => {
  it('are 60 a minute from one address', async () => {
    expect(refused(await times(limits.rate.checksPerAddress.hits + 2, () => check()))).toBe(2);
    expectToWait(await check(), 60);
    expect((await check('10.0.0.2')).status).toBe(200);
    expect((await register(player(1))).status).toBe(200);
  });
});

describe('one origin, whatever it claims to be', () => {
  const HOP = '198.51.100.7';
  const { hits } = limits.rate.checksPerAddress;

  it.each<[string, (index: number) => Record<string, string>]>([
    ['another Fastly-Client-IP each time', (index) => ({ ...from(HOP), 'fastly-client-ip': `10.0.1.${index}` })],
    ['another address before its own each time', (index) => from(`10.0.1.${index}, ${HOP}`)],
    [
      'another of each, which differ',
      (index) => ({ ...from(`10.0.1.${index}, ${HOP}`), 'fastly-client-ip': `10.0.2.${index}` }),
    ],
  ])('has one limit with %s', async (_what, headersOf) => {
    expect(refused(await times(hits + 2, (index) => checkWith(headersOf(index))))).toBe(2);
    expect((await check('198.51.100.8')).status).toBe(200);
  });

  it('isn’t used up by who claims to be there', async () => {
    await times(hits + 2, () => checkWith(throughHosting('198.51.100.8', HOP)));
    expect((await check('198.51.100.8')).status).toBe(200);
  });

  it('has a ceiling where it passes for many behind a proxy, and another hop has its own', async () => {
    const { addressesPerHop: addresses } = limits;
    const as = (claimed: number, hop: string) => checkWith(throughHosting(`10.0.1.${claimed}`, hop));
    for (let claimed = 0; claimed < addresses; claimed += 1) {
      expect(refused(await times(hits, () => as(claimed, HOP)))).toBe(0);
    }
    expectToWait(await as(addresses, HOP), 1);
    expect((await as(addresses, '198.51.100.8')).status).toBe(200);
  });
});

it('neither address nor player can be read from what is counted', async () => {
  await register(player(1), '203.0.113.77');
  const { docs } = await database.collection('rateLimits').get();
  expect(docs).toHaveLength(4);
  const kept = JSON.stringify(docs.map((one) => [one.id, one.data()]));
  for (const told of ['203.0.113', '30000001', 'jugador1']) expect(kept).not.toContain(told);
});
