import { signInErrorText } from '@arena/domain';
import { sampleSessionUser } from '@arena/domain/samples';
import { getIdTokenResult, type User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, call } from '../../../lib/calls/api.ts';
import { recognise } from './recognise.ts';

vi.mock('firebase/auth', () => ({ getIdTokenResult: vi.fn() }));
vi.mock('../../../lib/firebase/auth.ts', () => ({ codeOf: (fault: { code?: string }) => fault.code ?? 'unknown' }));
vi.mock(import('../../../lib/calls/api.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const account: User = {
  uid: 'ana',
  email: 'ana@example.com',
  displayName: 'Ana',
  photoURL: null,
  phoneNumber: null,
  emailVerified: true,
  isAnonymous: false,
  metadata: {},
  providerData: [],
  providerId: 'firebase',
  refreshToken: '',
  tenantId: null,
  delete: vi.fn(),
  getIdToken: vi.fn(),
  getIdTokenResult: vi.fn(),
  reload: vi.fn(),
  toJSON: vi.fn(),
};
const known = sampleSessionUser();

function tokenCarries(claims: object): void {
  const token = { token: 'token', claims, authTime: '', expirationTime: '', issuedAtTime: '', signInProvider: null };
  vi.mocked(getIdTokenResult).mockResolvedValue({ ...token, signInSecondFactor: null, claims: { ...claims } });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  tokenCarries({});
});
afterEach(() => vi.clearAllMocks());

const down = new ApiError('No', { code: 'connection', status: 0 });
const refused = new ApiError('No autorizado', { code: 'unauthenticated', status: 401 });

describe('the signed-in account', () => {
  test("follows the server's answer, whatever the token still says", async () => {
    tokenCarries({ admin: true });
    vi.mocked(call).mockResolvedValue(known);
    expect(await recognise(account)).toMatchObject({ result: 'known', user: { ...known, isAdmin: false } });
    expect(call).toHaveBeenCalledWith('GET /auth/me', { token: 'token' });
  });

  test.each([['a moderator, and was an admin', 'moderator', { admin: true }]] as const)(
    'is %s by the server, and the token is renewed to say so too',
    async (_what, role, claims) => {
      tokenCarries(claims);
      vi.mocked(call).mockResolvedValue({ ...known, role });
      await recognise(account);
      expect(getIdTokenResult).toHaveBeenLastCalledWith(account, true);
    },
  );

  test.each([['down', down]])('follows the signed claims if the server is %s', async (_what, error) => {
    tokenCarries({ admin: true });
    vi.mocked(call).mockRejectedValue(error);
    expect(await recognise(account)).toMatchObject({ result: 'known', user: { isAdmin: true, isOwner: false } });
  });

  test('is none if the server refuses', async () => {
    vi.mocked(call).mockRejectedValue(refused);
    expect(await recognise(account)).toEqual({ result: 'refused', message: 'No autorizado' });
  });
});

test.each([
  ['is refused', {}, {}, 'unverified'],
  ['is not asked of the owner', { isOwner: true, isAdmin: true }, { owner: true, admin: true }, 'known'],
])('an address that is not proven: %s', async (_what, fields, claims, result) => {
  tokenCarries(claims);
  vi.mocked(call).mockResolvedValue({ ...known, emailVerified: false, ...fields });
  expect((await recognise(account)).result).toBe(result);
});

describe('a token that can not be had', () => {
  test.each(['auth/network-request-failed', 'auth/timeout'])('because of %s: unreachable', async (code) => {
    vi.mocked(getIdTokenResult).mockRejectedValue({ code });
    expect(await recognise(account)).toEqual({ result: 'unreachable' });
  });

  test.each(['user-token-expired', 'user-disabled'] as const)('because of %s: refused', async (code) => {
    vi.mocked(getIdTokenResult).mockRejectedValue({ code: `auth/${code}` });
    expect(await recognise(account)).toEqual({ result: 'refused', message: signInErrorText(code) });
  });
});
