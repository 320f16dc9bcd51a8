import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAccounts } from '../../../functions/src/auth/accounts.ts';
import { startApi, type TestApi } from '../../fixtures/calls/api.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
  type TokenParts,
} from '../../fixtures/people/identity-provider.ts';
import { adminRecord } from '../../fixtures/people/roles.ts';

const PROJECT = 'demo-api-auth-tokens';
const CUSTOM_TOKENS = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

let api: TestApi;
let provider: IdentityProvider;

beforeAll(async () => {
  // Without it the Admin SDK verifies what it is given.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  provider = await startIdentityProvider(PROJECT);
  api = await startApi(PROJECT, { accounts: openAccounts(provider.firebase) });
  for (const uid of ['ana', 'eva']) await api.database.doc(`admins/${uid}`).set(adminRecord(uid, { owner: true }));
});
afterAll(async () => {
  await api.close();
  await provider.close();
  vi.unstubAllEnvs();
});

const me = (token: string) => api.call('GET /auth/me', { token });
const seconds = () => Math.floor(Date.now() / 1_000);
const hmacByPublicKey = (signed: string) =>
  createHmac('sha256', provider.published?.get('current') ?? '')
    .update(signed)
    .digest('base64url');

it('a token that the provider signed is good', async () => {
  expect((await me(provider.token('ana'))).body).toMatchObject({ success: true, data: { uid: 'ana' } });
});

describe('a token is refused', () => {
  const cases: [string, () => TokenParts & { uid?: string }][] = [
    ['signed by another key under the name of the good one', () => ({ signature: provider.signWith('other') })],
    ['naming a key that is not published', () => ({ header: { kid: 'other' } })],
    ['naming a property of every object as its key', () => ({ header: { kid: 'constructor' } })],
    ['naming no key', () => ({ header: { kid: undefined } })],
    ['changed after it was signed', () => ({ signature: () => provider.token('ana').split('.')[2] ?? '', uid: 'eva' })],
    ['saying that it needs no signature', () => ({ header: { alg: 'none' }, signature: () => '' })],
    ['with the public key as its secret', () => ({ header: { alg: 'HS256' }, signature: hmacByPublicKey })],
    ['expired a second ago', () => ({ payload: { exp: seconds() - 1 } })],
    ['for another project', () => ({ payload: { aud: 'another-project' } })],
    ['from another issuer', () => ({ payload: { iss: `https://securetoken.google.com/${PROJECT}.example` } })],
    ['with an empty subject', () => ({ uid: '' })],
    ['with a subject of 129 characters', () => ({ uid: 'x'.repeat(129) })],
    ['made as a custom token of our own', () => ({ header: { kid: undefined }, payload: { aud: CUSTOM_TOKENS } })],
  ];

  it.each(cases)('%s', async (_what, parts) => {
    const { uid = 'ana', ...rest } = parts();
    expectFailure(await me(provider.token(uid, rest)), 401, 'unauthenticated');
  });
});

it.each<[string, () => string]>([
  ['another scheme', () => 'Basic YWRtaW46YWRtaW4='],
  ['no token', () => 'Bearer'],
  ['two tokens', () => 'Bearer one two'],
  ['a token cut short', () => `Bearer ${provider.token('ana')}`.slice(0, -20)],
])('an authorization by %s is a 401, on public calls too', async (_name, authorization) => {
  for (const endpoint of ['GET /tournaments/abierto', 'GET /health', 'POST /registrations']) {
    const reply = await api.call(endpoint, { headers: { authorization: authorization() } });
    expectFailure(reply, 401, 'unauthenticated');
  }
});

describe('a good token', () => {
  it.each([
    ['for an account that is disabled', () => ({ disabled: true })],
    ['for an account that is gone', () => null],
    ['from a session that was ended', () => ({ validSince: String(seconds()) })],
  ])('%s is refused', async (_what, known) => {
    provider.known.set('eva', known());
    expectFailure(await me(provider.token('eva')), 401, 'unauthenticated');
  });

  it('gives no role by its own claims, nor by an account whose claims are others than true', async () => {
    const token = provider.token('eva', { payload: { admin: true, owner: true } });
    for (const claims of [{}, { admin: 'true' }, { admin: 1 }, { owner: 'yes' }, { roles: ['admin'] }]) {
      provider.known.set('eva', { customAttributes: JSON.stringify(claims) });
      expect((await me(token)).body, JSON.stringify(claims)).toMatchObject({ data: { role: 'signed-in' } });
    }
  });
});

it('unreachable keys are a server error, and no session ends', async () => {
  const apart = await startIdentityProvider(`${PROJECT}-apart`);
  const other = await startApi(`${PROJECT}-apart`, { accounts: openAccounts(apart.firebase) });
  const { published } = apart;
  apart.published = null;
  const token = apart.token('ana');
  const without = await other.call('GET /auth/me', { token });
  apart.published = published;
  const again = await other.call('GET /auth/me', { token });
  await other.close();
  await apart.close();
  expectFailure(without, 503, 'unavailable');
  expect(again.status).toBe(200);
});
