import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAccounts } from '../../../functions/src/account/accounts.ts';
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

it('a token signed by the provider is accepted', async () => {
  expect((await me(provider.token('ana'))).body).toMatchObject({ success: true, data: { uid: 'ana' } });
});

describe('an invalid token', () => {
  const cases: [string, () => TokenParts & { uid?: string }][] = [
    ['signed by another key with a published key id', () => ({ signature: provider.signWith('other') })],
    ['with an unpublished key id', () => ({ header: { kid: 'other' } })],
    ['with a property of every object as key id', () => ({ header: { kid: 'constructor' } })],
    ['without a key id', () => ({ header: { kid: undefined } })],
    ['changed after it was signed', () => ({ signature: () => provider.token('ana').split('.')[2] ?? '', uid: 'eva' })],
    ['with the algorithm none', () => ({ header: { alg: 'none' }, signature: () => '' })],
    ['signed by HMAC with the public key', () => ({ header: { alg: 'HS256' }, signature: hmacByPublicKey })],
    ['that expired a second ago', () => ({ payload: { exp: seconds() - 1 } })],
    ['for another project', () => ({ payload: { aud: 'another-project' } })],
    ['from another issuer', () => ({ payload: { iss: `https://securetoken.google.com/${PROJECT}.example` } })],
    ['with an empty subject', () => ({ uid: '' })],
    ['with a subject of 129 characters', () => ({ uid: 'x'.repeat(129) })],
    ['in the form of a custom token', () => ({ header: { kid: undefined }, payload: { aud: CUSTOM_TOKENS } })],
  ];

  it.each(cases)('%s is refused', async (_what, parts) => {
    const { uid = 'ana', ...rest } = parts();
    expectFailure(await me(provider.token(uid, rest)), 401, 'unauthenticated');
  });
});

it.each<[string, () => string]>([
  ['another scheme', () => 'Basic YWRtaW46YWRtaW4='],
  ['no token', () => 'Bearer'],
  ['two tokens', () => 'Bearer one two'],
  ['a token cut short', () => `Bearer ${provider.token('ana')}`.slice(0, -20)],
])('an authorization header with %s returns 401, also on public endpoints', async (_name, authorization) => {
  for (const endpoint of ['GET /tournaments/abierto', 'GET /health', 'POST /registrations']) {
    const reply = await api.call(endpoint, { headers: { authorization: authorization() } });
    expectFailure(reply, 401, 'unauthenticated');
  }
});

describe('a valid token', () => {
  it.each([
    ['for a disabled account', () => ({ disabled: true })],
    ['for a deleted account', () => null],
    ['from an ended session', () => ({ validSince: String(seconds()) })],
  ])('%s is refused', async (_what, known) => {
    provider.known.set('eva', known());
    expectFailure(await me(provider.token('eva')), 401, 'unauthenticated');
  });

  it('gives no role by its own claims or by account claims other than true', async () => {
    const token = provider.token('eva', { payload: { admin: true, owner: true } });
    for (const claims of [{}, { admin: 'true' }, { admin: 1 }, { owner: 'yes' }, { roles: ['admin'] }]) {
      provider.known.set('eva', { customAttributes: JSON.stringify(claims) });
      expect((await me(token)).body, JSON.stringify(claims)).toMatchObject({ data: { role: 'signed-in' } });
    }
  });
});

it('unreachable signing keys return 503 and end no session', async () => {
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
