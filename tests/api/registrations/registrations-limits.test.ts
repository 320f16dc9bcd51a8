import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import type { Reply } from '../../fixtures/calls/api.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { from } from '../../fixtures/people/origins.ts';
import { type Fields, submission, tournamentRecord } from '../../fixtures/records/records.ts';

const { api } = await openApi('demo-api-registrations-limits', () => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 0 }),
}));

const player = (index: number) => ({
  freeFireId: String(30_000_000 + index),
  email: `jugador${index}@example.com`,
});
const register = (fields: Fields, address = '10.0.0.1') =>
  api.call('POST /registrations', { body: submission(fields), headers: from(address) });
const check = () => api.call('GET /registrations/check-freefireid/copa/12345678', { headers: from('10.0.0.1') });
const times = (count: number, work: (index: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const refused = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 429).length;

function expectToWait(reply: Reply, seconds: number): void {
  expectFailure(reply, 429, 'rate_limited');
  const wait = Number(reply.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(seconds / 2);
  expect(wait).toBeLessThanOrEqual(seconds);
}

describe('registrations', () => {
  const { registrationsPerPlayer } = limits.rate;

  it('are limited to 5 valid ones a minute per player, from any network', async () => {
    await times(registrationsPerPlayer.hits, () => register({ ...player(1), fullName: '' }));
    const replies = await times(registrationsPerPlayer.hits + 2, (index) => register(player(1), `10.0.1.${index}`));
    expect(refused(replies)).toBe(2);
    expectToWait(await register(player(1), '10.0.2.1'), 60);
    expect((await register(player(2), '10.0.2.1')).status).toBe(200);
  });
});

it('nothing is limited per network while proofs are switched off', async () => {
  const replies = await times(limits.rate.checksPerNetwork.hits + 5, () => check());
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
});
