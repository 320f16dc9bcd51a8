import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authorizedCall, type Credentials, provideCredentials } from './authorized-call.ts';
import { answer, answerInTurn, ok, refusal } from './mock-api.ts';

const caller = {
  uid: 'ana',
  permissions: [],
  token: async () => 'token',
  refused: vi.fn<Credentials['refused']>(),
};

beforeEach(() => provideCredentials(caller));
afterEach(() => provideCredentials(null));

const revoke = () => authorizedCall('POST /auth/revoke', {});

test("sends the caller's token, and no request without an account", async () => {
  const callers: string[] = [];
  answer('POST /auth/revoke', ({ uid }) => {
    callers.push(uid);
    return { revoked: true };
  });
  expect(await revoke()).toEqual({ revoked: true });
  provideCredentials(null);
  await expect(revoke()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  expect(callers).toEqual(['token']);
});

test('discards a response that arrives after a change of account', async () => {
  answerInTurn(ok({ revoked: true }));
  const revoked = revoke();
  provideCredentials({ ...caller, uid: 'eva' });
  await expect(revoked).rejects.toMatchObject({ code: 'connection', status: 0 });
  expect(caller.refused).not.toHaveBeenCalled();
});

test.each([
  [401, true],
  [403, true],
  [409, false],
  [503, false],
])('a %i reaches the session before the caller: %s', async (status, isTold) => {
  answerInTurn(refusal(status, 'internal'));
  let isKnown = false;
  caller.refused.mockImplementation(async () => {
    isKnown = true;
  });
  await expect(revoke()).rejects.toMatchObject({ status });
  expect(isKnown).toBe(isTold);
});
