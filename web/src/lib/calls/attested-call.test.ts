import { afterEach, expect, it, vi } from 'vitest';
import { attestedCall } from './attested-call.ts';

const token = vi.fn<() => Promise<string>>();
vi.mock('../firebase/app-check.ts', () => ({ appCheckToken: token }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  token.mockReset();
});

/** Asks the server and returns the headers that it got. */
async function headersSent(): Promise<Headers> {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: { registered: false } }));
  vi.stubGlobal('fetch', fetched);
  await attestedCall('POST /registrations/check-freefireid', {
    body: { tournamentId: 'copa', freeFireId: '12345678' },
  });
  return new Headers(fetched.mock.calls[0]?.[1]?.headers);
}

it('where the deployment has no keys, nothing is proven and no SDK asked', async () => {
  expect((await headersSent()).has('x-firebase-appcheck')).toBe(false);
  expect(token).not.toHaveBeenCalled();
});

it('where it has, the token goes along', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'una-clave');
  token.mockResolvedValue('un.token.bueno');
  expect((await headersSent()).get('x-firebase-appcheck')).toBe('un.token.bueno');
});

it('where no token is to be had, the server decides without', async () => {
  const problem = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'una-clave');
  token.mockRejectedValue(new Error('blocked'));
  expect((await headersSent()).has('x-firebase-appcheck')).toBe(false);
  expect(problem).toHaveBeenCalledOnce();
});
