import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideCredentials } from '../../lib/calls/authorized-call.ts';
import { ToastProvider } from '../../ui/signs/ToastProvider.tsx';
import { Hidden } from './Hidden.tsx';

const WRONG = 'El ID debe contener entre 8 y 12 dígitos numéricos';

beforeEach(() => {
  provideCredentials({ uid: 'ana', permissions: [], token: async () => 'token', refused: async () => undefined });
  const refusal = { success: false, error: 'x', code: 'invalid', fields: { player: WRONG } };
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'GET'
      ? Response.json({ success: true, data: { players: [] } })
      : Response.json(refusal, { status: 400 }),
  );
});
afterEach(() => {
  provideCredentials(null);
  vi.unstubAllGlobals();
});

test('an ID that the server refused isn’t called wrong any more once it is corrected', async () => {
  render(
    <ToastProvider>
      <Hidden />
    </ToastProvider>,
  );
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/^ID de Free Fire/), { target: { value } });
  type('1234');
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar de lo público' }));
  await screen.findByText(WRONG);
  type('12345678');
  expect(screen.queryByText(WRONG)).toBeNull();
});
