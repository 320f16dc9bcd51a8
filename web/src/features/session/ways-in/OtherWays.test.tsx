import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';

vi.mock('#lib/firebase/auth.ts', () => ({ auth: {}, codeOf: () => 'unknown' }));

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['all ways with a Google client and a local account', 'client', 'guardia', 2],
  ['no Google sign-in without a client', '', 'guardia', 2],
  ['no local login without an account', '', '', 1],
])('offers %s', async (_what, client, username, links) => {
  vi.resetModules();
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', client);
  vi.stubEnv('VITE_LOCAL_ADMIN_USERNAME', username);
  vi.stubEnv('VITE_LOCAL_ADMIN_EMAIL', 'guardia@example.com');
  const { OtherWays } = await import('./OtherWays.tsx');
  render(<OtherWays remember={false} />, { wrapper: SampleScreen });
  expect(screen.queryByRole('button', { name: 'Continuar con Google' }) !== null).toBe(client !== '');
  expect(screen.getAllByRole('link')).toHaveLength(links);
  expect(screen.queryByRole('link', { name: /Usuario compartido/ }) !== null).toBe(username !== '');
});
