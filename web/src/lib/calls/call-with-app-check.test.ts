import { afterEach, expect, it, vi } from 'vitest';
import { callWithAppCheck } from './call-with-app-check.ts';

const token = vi.fn<() => Promise<string>>();
vi.mock('../firebase/app-check.ts', () => ({ appCheckToken: token }));

afterEach(() => {
  vi.unstubAllEnvs();
  token.mockReset();
});

/** Asks the server and returns the headers that it got. */
async function headersSent(): Promise<Headers> {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: { registered: false } }));
  vi.stubGlobal('fetch', fetched);
  await callWithAppCheck('POST /forms/:formId/responses', {
    params: { formId: 'f' },
    body: { id: '1', answers: {}, submittedAt: '2026-11-20T15:00:00.000Z' },
  });
  return new Headers(fetched.mock.calls[0]?.[1]?.headers);
}

it('loads no SDK and sends no token without keys', async () => {
  expect((await headersSent()).has('x-firebase-appcheck')).toBe(false);
  expect(token).not.toHaveBeenCalled();
});

it('sends the token with keys', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'una-clave');
  token.mockResolvedValue('un.token.bueno');
  expect((await headersSent()).get('x-firebase-appcheck')).toBe('un.token.bueno');
});

it('lets the server decide without a token', async () => {
  const problem = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'una-clave');
  token.mockRejectedValue(new Error('blocked'));
  expect((await headersSent()).has('x-firebase-appcheck')).toBe(false);
  expect(problem).toHaveBeenCalledOnce();
});
