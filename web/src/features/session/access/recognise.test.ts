import { signInErrorText } from '@arena/domain';
import { sampleSessionUser } from '@arena/domain/samples';
import { getIdTokenResult, type User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, call } from '#lib/calls/api.ts';
import { recognise } from './recognise.ts';

vi.mock('firebase/auth', () => ({ getIdTokenResult: vi.fn() }));
vi.mock('#lib/firebase/auth.ts', () => ({ codeOf: (fault: { code?: string }) => fault.code ?? 'unknown' }));
vi.mock(import('#lib/calls/api.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

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

const answers = (user: Partial<typeof known>) => vi.mocked(call).mockResolvedValue({ ...known, ...user });

test('uses the server’s role, and renews a token that claims another one', async () => {
  tokenCarries({ admin: true });
  answers({ role: 'moderator' });
  const result = await recognise(account);
  expect(result).toMatchObject({ result: 'known', user: { ...known, role: 'moderator', isAdmin: false } });
  expect(call).toHaveBeenCalledWith('GET /auth/me', { token: 'token' });
  expect(getIdTokenResult).toHaveBeenLastCalledWith(account, true);
});

test('uses the signed claims if the server is unreachable, and no account if it refuses', async () => {
  tokenCarries({ admin: true });
  vi.mocked(call).mockRejectedValueOnce(new ApiError('No', { code: 'connection', status: 0 }));
  expect(await recognise(account)).toMatchObject({ result: 'known', user: { isAdmin: true, isOwner: false } });
  vi.mocked(call).mockRejectedValueOnce(new ApiError('No autorizado', { code: 'unauthenticated', status: 401 }));
  expect(await recognise(account)).toEqual({ result: 'refused', message: 'No autorizado' });
});

test.each([
  ['is refused', {}, {}, 'unverified'],
  ['is accepted for the owner', { isOwner: true, isAdmin: true }, { owner: true, admin: true }, 'known'],
])('an unverified address %s', async (_what, fields, claims, result) => {
  tokenCarries(claims);
  answers({ emailVerified: false, ...fields });
  expect((await recognise(account)).result).toBe(result);
});

test.each([
  ['network-request-failed', { result: 'unreachable' }],
  ['timeout', { result: 'unreachable' }],
  ['user-token-expired', { result: 'refused', message: signInErrorText('user-token-expired') }],
  ['user-disabled', { result: 'refused', message: signInErrorText('user-disabled') }],
])('a token that fails with %s gives %j', async (code, result) => {
  vi.mocked(getIdTokenResult).mockRejectedValue({ code: `auth/${code}` });
  expect(await recognise(account)).toEqual(result);
});
