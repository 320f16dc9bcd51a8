// The price of what visitors send: work that is proven, once, for what it was given out for.
import { limits } from '@arena/domain';
import { Challenge, type Purpose } from '@arena/domain/api';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../../support/calls/api.ts';
import { expectFailure } from '../../support/calls/expect.ts';
import { openApi } from '../../support/desk.ts';
import { from } from '../../support/people/origins.ts';
import { proofFor, solve } from '../../support/people/proofs.ts';
import { NOW, submission, tournamentRecord } from '../../support/records/records.ts';

const nick = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: false, options: [] };
const form = { title: 'Playeras', description: '', isActive: true, collectResponses: true, fields: [nick] };
const COPA: Purpose = { purpose: 'registration', id: 'copa' };

const { api, clock, database } = await openApi('demo-api-challenges', () => ({
  'tournaments/copa': tournamentRecord({ maxPlayers: 0 }),
  'tournaments/liga': tournamentRecord({ maxPlayers: 0 }),
  'forms/playeras': form,
}));

async function challengeFor(wanted: Purpose, address = '10.0.0.1'): Promise<Challenge> {
  const reply = await api.call('POST /challenges', { body: wanted, headers: from(address) });
  expect(reply.status).toBe(200);
  return Challenge.parse(typeof reply.body === 'object' && reply.body && 'data' in reply.body && reply.body.data);
}

const register = (proof: string, fields: object = {}): Promise<Reply> =>
  api.call('POST /registrations', {
    body: submission({ ...fields }),
    headers: { ...from('10.0.0.1'), 'x-proof': proof },
  });
const respond = (proof: string, id = '1790000000000'): Promise<Reply> =>
  api.call('POST /forms/playeras/responses', {
    body: { id, answers: { nick: 'Ana' }, submittedAt: NOW.toISOString() },
    headers: { 'x-proof': proof },
  });
const expectRefused = (reply: Reply) => expectFailure(reply, 428, 'proof_required');
const registrations = async () => (await database.collection('registrations').get()).size;
const other = { freeFireId: '87654321', email: 'otra@example.com' };

/** The same proof with something in it changed. */
function changed(proof: string, change: (sent: { challenge: Challenge; solution: Record<string, unknown> }) => object) {
  const sent = JSON.parse(Buffer.from(proof, 'base64url').toString());
  return Buffer.from(JSON.stringify({ ...sent, ...change(sent) })).toString('base64url');
}

describe('a proof', () => {
  it('of the work that was asked for lets a registration and a response in', async () => {
    expect((await register(await solve(await challengeFor(COPA)))).status).toBe(200);
    const forForm = await challengeFor({ purpose: 'response', id: 'playeras' });
    expect((await respond(await solve(forForm))).status).toBe(200);
  });

  it('is good once, whatever comes at the same time', async () => {
    const proof = await solve(await challengeFor(COPA));
    const replies = await Promise.all([register(proof), register(proof, other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 428]);
    expectRefused(await register(proof, other));
    expect(await registrations()).toBe(1);
  });

  it('of a response is good once, too', async () => {
    const proof = await solve(await challengeFor({ purpose: 'response', id: 'playeras' }));
    expect((await respond(proof)).status).toBe(200);
    expectRefused(await respond(proof, '1790000000001'));
  });

  it('is not used up by what makes no sense', async () => {
    const proof = await solve(await challengeFor(COPA));
    expect((await register(proof, { fullName: '' })).status).toBe(400);
    expect((await register(proof)).status).toBe(200);
  });

  it('is good until its time is over', async () => {
    const [first, second] = [await solve(await challengeFor(COPA)), await solve(await challengeFor(COPA))];
    clock.now = new Date(NOW.getTime() + limits.proofLifetime - 1);
    expect((await register(first)).status).toBe(200);
    clock.now = new Date(NOW.getTime() + limits.proofLifetime);
    expectRefused(await register(second, other));
  });

  it.each<[string, () => Promise<string>]>([
    ['that is none', async () => ''],
    ['that is a word', async () => 'prueba'],
    ['that is JSON of something else', async () => Buffer.from('[1]').toString('base64url')],
    ['for another tournament', () => proofFor({ purpose: 'registration', id: 'liga' })],
    ['for a form of the same name', () => proofFor({ purpose: 'response', id: 'copa' })],
    ['that somebody else gave out', () => proofFor(COPA, 'otra llave, también larga, de otra gente')],
    [
      'without the work',
      async () => changed(await proofFor(COPA), ({ solution }) => ({ solution: { ...solution, derivedKey: '00' } })),
    ],
    [
      'for a purpose that was changed',
      async () =>
        changed(await proofFor({ purpose: 'registration', id: 'liga' }), ({ challenge }) => ({
          challenge: {
            ...challenge,
            parameters: {
              ...challenge.parameters,
              data: { ...challenge.parameters.data, purpose: 'registration copa' },
            },
          },
        })),
    ],
  ])('%s is refused, and nothing is written', async (_what, make) => {
    expectRefused(await register(await make()));
    expect(await registrations()).toBe(0);
  });
});

describe('the work', () => {
  const workFor = async (wanted: Purpose, address: string) =>
    (await challengeFor(wanted, address)).parameters.data.work;

  it('is more for an address that asks often, and for that one only', async () => {
    expect(await workFor(COPA, '10.0.0.1')).toBe(1);
    await Promise.all(Array.from({ length: 100 }, () => challengeFor(COPA)));
    expect(await workFor(COPA, '10.0.0.1')).toBe(13);
    expect(await workFor(COPA, '10.0.0.2')).toBe(1);
  });

  it('is what it was after a while', async () => {
    await Promise.all(Array.from({ length: 50 }, () => challengeFor(COPA)));
    clock.now = new Date(NOW.getTime() + 60 * 60_000);
    expect(await workFor(COPA, '10.0.0.1')).toBe(1);
  });

  it('is at most twice as much for a tournament that very many ask for, and is never refused for that', async () => {
    const many = limits.pressure.pressureOfPurpose.most + 20;
    await Promise.all(Array.from({ length: many }, (_, index) => challengeFor(COPA, `10.1.${index % 200}.1`)));
    expect(await workFor(COPA, '10.0.0.1')).toBe(2);
    expect(await workFor({ purpose: 'registration', id: 'liga' }, '10.0.0.1')).toBe(1);
  });

  it('is given out so many times a minute', async () => {
    const { hits } = limits.rate.challengesPerAddress;
    const ask = () => api.call('POST /challenges', { body: COPA, headers: from('10.0.0.1') });
    const replies = await Promise.all(Array.from({ length: hits + 2 }, ask));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
