import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authorizedCall, type Credentials, provideCredentials } from './authorized-call.ts';
import { answerWith } from './sample-server.ts';

const caller = {
  uid: 'ana',
  permissions: [],
  token: async () => 'token',
  refused: vi.fn<Credentials['refused']>(),
};

beforeEach(() => provideCredentials(caller));
afterEach(() => provideCredentials(null));

const revoke = () => authorizedCall('POST /auth/revoke', {});
const done = { success: true, data: { revoked: true } };

test("sends the caller's token, and no request without an account", async () => {
  const sent = answerWith(200, done);
  expect(await revoke()).toEqual({ revoked: true });
  provideCredentials(null);
  await expect(revoke()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  expect(sent.mock.calls).toMatchObject([['/api/auth/revoke', { headers: { Authorization: 'Bearer token' } }]]);
});

test('discards a response that arrives after a change of account', async () => {
  answerWith(200, done);
  const answer = revoke();
  provideCredentials({ ...caller, uid: 'eva' });
  await expect(answer).rejects.toMatchObject({ code: 'connection', status: 0 });
  expect(caller.refused).not.toHaveBeenCalled();
});

test.each([
  [401, true],
  [403, true],
  [409, false],
  [503, false],
])('a %i reaches the session before the caller: %s', async (status, isTold) => {
  answerWith(status, { success: false, error: 'No', code: 'internal' });
  let isKnown = false;
  caller.refused.mockImplementation(async () => {
    isKnown = true;
  });
  await expect(revoke()).rejects.toMatchObject({ status });
  expect(isKnown).toBe(isTold);
});
