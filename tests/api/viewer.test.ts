import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/calls/api.ts';
import { expectFailure } from '../support/calls/expect.ts';
import { people, type SignIn, signInOn } from '../support/people/people.ts';
import { tournamentRecord, write } from '../support/records/records.ts';

let api: TestApi;
let sign: SignIn;

beforeAll(async () => {
  api = await startApi('demo-api-viewer');
  sign = signInOn(api.firebase);
  await api.empty();
  await write(api.database, {
    'tournaments/abierto': tournamentRecord(),
    'tournaments/secreto': tournamentRecord({ status: 'draft' }),
  });
});
afterAll(() => api.close());

/** A draft tells who is treated as an admin. */
const draft = (token?: string) => api.call('GET /tournaments/secreto', { token });

describe('who sees a draft', () => {
  it.each(['admin', 'owner', 'unverifiedOwner'] as const)('%s does', async (name) => {
    expect((await draft(await sign.in(people[name]))).status).toBe(200);
  });

  it.each(['player', 'unverifiedAdmin'] as const)('%s does not', async (name) => {
    const token = await sign.in(people[name]);
    expectFailure(await draft(token), 404, 'tournament_not_found');
    expect((await api.call('GET /tournaments/abierto', { token })).status).toBe(200);
  });

  it('a visitor does not', async () => {
    expectFailure(await draft(), 404, 'tournament_not_found');
    expect((await api.call('GET /tournaments/abierto')).status).toBe(200);
  });

  it('an admin whose claim was taken away does not, though the token still carries it', async () => {
    const token = await sign.in({ ...people.admin, uid: 'former-admin' });
    expect((await draft(token)).status).toBe(200);
    await sign.auth.setCustomUserClaims('former-admin', {});
    expectFailure(await draft(token), 404, 'tournament_not_found');
  });
});

describe('an authorization that is not good', () => {
  const living = () => sign.in({ ...people.admin, uid: 'victim' });
  const cases: [string, () => Promise<string>][] = [
    ['another scheme', async () => 'Basic YWRtaW46YWRtaW4='],
    ['no token', async () => 'Bearer'],
    ['two tokens', async () => 'Bearer one two'],
    ['a word', async () => 'Bearer owner'],
    ['a token cut short', async () => `Bearer ${(await living()).slice(0, -20)}`],
    ['a token of nobody', async () => `Bearer ${sign.token('nobody')}`],
    ['a token without a subject', async () => `Bearer ${sign.token('')}`],
  ];

  it.each(cases)('%s is a 401, on public calls too', async (_name, authorization) => {
    const headers = { authorization: await authorization() };
    for (const endpoint of ['GET /tournaments/abierto', 'GET /health', 'POST /registrations']) {
      expectFailure(await api.call(endpoint, { headers }), 401, 'unauthenticated');
    }
  });
});
