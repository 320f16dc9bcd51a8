import { afterEach, expect, it, vi } from 'vitest';
import { callWithAppCheck } from './call-with-app-check.ts';
import { answerInTurn, ok } from './mock-api.ts';

const token = vi.fn<() => Promise<string>>();
vi.mock('../firebase/app-check.ts', () => ({ appCheckToken: token }));

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['no token, and loads no SDK, without keys', '', async () => 'un.token', null, 0],
  ['the token with keys', 'una-clave', async () => 'un.token', 'un.token', 1],
  ['no token, with a warning, if none can be obtained', 'una-clave', () => Promise.reject(new Error()), null, 1],
])('sends %s', async (_, key, answer, sent, asked) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', key);
  token.mockImplementation(answer);
  answerInTurn(ok({ registered: false }));
  const fetched = vi.spyOn(globalThis, 'fetch');
  await callWithAppCheck('POST /forms/:formId/responses', {
    params: { formId: 'f' },
    body: { id: '1', answers: {}, submittedAt: '2026-11-20T15:00:00.000Z' },
  });
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('x-firebase-appcheck')).toBe(sent);
  expect(token).toHaveBeenCalledTimes(asked);
  expect(console.warn).toHaveBeenCalledTimes(asked === 1 && sent === null ? 1 : 0);
});
