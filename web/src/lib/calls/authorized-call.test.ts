import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api.ts';
import { authorizedCall, type Credentials, provideCredentials } from './authorized-call.ts';
import { answerWith } from './sample-server.ts';

const caller = {
  uid: 'ana',
  permissions: [],
  token: vi.fn<Credentials['token']>(),
  refused: vi.fn<Credentials['refused']>(),
};

beforeEach(() => {
  caller.token.mockResolvedValue('token');
  caller.refused.mockResolvedValue();
  provideCredentials(caller);
});
afterEach(() => {
  provideCredentials(null);
});

const revoke = () => authorizedCall('POST /auth/revoke', {});

async function failure(): Promise<unknown> {
  return revoke().catch((caught: unknown) => caught);
}

test("sends the caller's token", async () => {
  const sent = answerWith(200, { success: true, data: { revoked: true } });
  expect(await revoke()).toEqual({ revoked: true });
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: 'Bearer token' } });
});

test('calls no server without an account', async () => {
  const sent = answerWith(200, {});
  provideCredentials(null);
  expect(await failure()).toMatchObject({ code: 'unauthenticated', status: 401 });
  expect(sent).not.toHaveBeenCalled();
});

test('an answer that comes once its account was left has never come', async () => {
  answerWith(200, { success: true, data: { revoked: true } });
  const failed = failure();
  provideCredentials({ ...caller, uid: 'eva' });
  expect(await failed).toMatchObject({ code: 'connection', status: 0 });
  expect(caller.refused).not.toHaveBeenCalled();
});

test.each([401, 403])('a %i is told to the session before it is told to the caller', async (status) => {
  answerWith(status, { success: false, error: 'No', code: 'forbidden' });
  let isKnown = false;
  caller.refused.mockImplementation(async () => {
    isKnown = true;
  });
  expect(await failure()).toBeInstanceOf(ApiError);
  expect(isKnown).toBe(true);
});

test.each([409, 503])('a %i says nothing about the session', async (status) => {
  answerWith(status, { success: false, error: 'No', code: 'internal' });
  expect(await failure()).toMatchObject({ status });
  expect(caller.refused).not.toHaveBeenCalled();
});
