import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';

vi.mock('../../../lib/firebase/auth.ts', () => ({ auth: {}, codeOf: () => 'unknown' }));

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
});

async function show(client: string, username = 'guardia'): Promise<void> {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', client);
  vi.stubEnv('VITE_LOCAL_ADMIN_USERNAME', username);
  vi.stubEnv('VITE_LOCAL_ADMIN_EMAIL', 'guardia@example.com');
  const { OtherWays } = await import('./OtherWays.tsx');
  render(<OtherWays remember={false} />, { wrapper: SampleScreen });
}

const google = () => screen.queryByRole('button', { name: 'Continuar con Google' });

test('Google is offered where the deployment has a client for it', async () => {
  await show('client');
  expect(google()).not.toBeNull();
});

test('Google is not shown where it has none; the other ways are', async () => {
  await show('');
  expect(google()).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('the local login is offered where the deployment has an account for it', async () => {
  await show('', '');
  expect(screen.queryByRole('link', { name: /Usuario del equipo/ })).toBeNull();
});
