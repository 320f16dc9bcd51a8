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
const HOUR_SECONDS = 3_600;

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
const hmac = (secret: string) => (signed: string) => createHmac('sha256', secret).update(signed).digest('base64url');

it('a token that the provider signed is good', async () => {
  expect((await me(provider.token('ana'))).body).toMatchObject({ success: true, data: { uid: 'ana' } });
});

describe('a token is refused', () => {
  const cases: [string, () => TokenParts & { uid?: string }][] = [
    ['signed by another key under the name of the good one', () => ({ signature: provider.signWith('other') })],
    [
      'signed by a key that is not published',
      () => ({ header: { kid: 'other' }, signature: provider.signWith('other') }),
    ],
    ['naming a key that is not published', () => ({ header: { kid: 'other' } })],
    ['naming a property of every object as its key', () => ({ header: { kid: 'constructor' } })],
    ['naming no key', () => ({ header: { kid: undefined } })],
    ['changed after it was signed', () => ({ signature: () => provider.token('ana').split('.')[2] ?? '', uid: 'eva' })],
    ['without a signature', () => ({ signature: () => '' })],
    ['saying that it needs no signature', () => ({ header: { alg: 'none' }, signature: () => '' })],
    ['HS256 with a made-up secret', () => ({ header: { alg: 'HS256' }, signature: hmac('secret') })],
    [
      'HS256 with the public key as its secret',
      () => ({ header: { alg: 'HS256' }, signature: hmac(provider.published?.get('current') ?? '') }),
    ],
    ['expired a second ago', () => ({ payload: { exp: seconds() - 1 } })],
    ['expired long ago', () => ({ payload: { iat: seconds() - 2 * HOUR_SECONDS, exp: seconds() - HOUR_SECONDS } })],
    ['for another project', () => ({ payload: { aud: 'another-project' } })],
    ['for several projects', () => ({ payload: { aud: [PROJECT, 'another-project'] } })],
    ['of another issuer', () => ({ payload: { iss: 'https://securetoken.google.com/another-project' } })],
    [
      'of an issuer that only begins like ours',
      () => ({ payload: { iss: `https://securetoken.google.com/${PROJECT}.example` } }),
    ],
    ['without a subject', () => ({ payload: { sub: undefined } })],
    ['with an empty subject', () => ({ uid: '' })],
    ['with a subject of 129 characters', () => ({ uid: 'x'.repeat(129) })],
    ['with a number for a subject', () => ({ payload: { sub: 7 } })],
  ];

  it.each(cases)('%s', async (_what, parts) => {
    const { uid = 'ana', ...rest } = parts();
    expectFailure(await me(provider.token(uid, rest)), 401, 'unauthenticated');
  });

  it('that is a custom token of our own, not traded for a session', async () => {
    const token = provider.token('ana', {
      header: { kid: undefined },
      payload: { aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit' },
    });
    expectFailure(await me(token), 401, 'unauthenticated');
  });
});

describe('an authorization that is not good', () => {
  const good = () => `Bearer ${provider.token('ana')}`;

  it.each<[string, () => string]>([
    ['another scheme', () => 'Basic YWRtaW46YWRtaW4='],
    ['no token', () => 'Bearer'],
    ['two tokens', () => 'Bearer one two'],
    ['a word', () => 'Bearer owner'],
    ['a token cut short', () => good().slice(0, -20)],
  ])('%s is a 401, on public calls too', async (_name, authorization) => {
    const headers = { authorization: authorization() };
    for (const endpoint of ['GET /tournaments/abierto', 'GET /health', 'POST /registrations']) {
      expectFailure(await api.call(endpoint, { headers }), 401, 'unauthenticated');
    }
  });
});

describe('a good token', () => {
  it.each([
    ['of an account that is disabled', () => ({ disabled: true })],
    ['of an account that is gone', () => null],
    ['of a session that was ended', () => ({ validSince: String(seconds()) })],
  ])('%s is refused', async (_what, known) => {
    provider.known.set('eva', known());
    expectFailure(await me(provider.token('eva')), 401, 'unauthenticated');
  });

  it.each([{ admin: 'true' }, { admin: 1 }, { owner: 'yes' }, { roles: ['admin'] }])(
    'of an account with claims %j gives no role',
    async (claims) => {
      provider.known.set('eva', { customAttributes: JSON.stringify(claims) });
      expect((await me(provider.token('eva'))).body).toMatchObject({ data: { isAdmin: false, isOwner: false } });
    },
  );

  it('gives no role by its own claims', async () => {
    const token = provider.token('ana', { payload: { admin: true, owner: true } });
    expect((await me(token)).body).toMatchObject({ data: { isAdmin: false, isOwner: false } });
  });
});

describe('the subject', () => {
  it('may have 128 characters', async () => {
    expect((await me(provider.token('x'.repeat(128)))).status).toBe(200);
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
