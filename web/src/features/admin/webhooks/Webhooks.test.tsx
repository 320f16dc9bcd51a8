import type { Webhook } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { NewWebhookForm, WebhookRow } from './Webhooks.tsx';

const hook: Webhook = {
  id: 'canal',
  kind: 'discord',
  address: 'discord.com/…abcd',
  tournamentId: null,
  paused: false,
  createdAt: '2026-11-28T18:00:00.000Z',
};

beforeEach(() => signIn());
afterEach(signOutOrganiser);

test('shows the error beside a refused address, and keeps the address', async () => {
  const refusal = { success: false, error: 'x', code: 'invalid', fields: { url: 'Pega una dirección pública' } };
  answerInTurn({ status: 400, body: refusal });
  render(<NewWebhookForm tournaments={[]} />, { wrapper: SampleProviders });
  const field = screen.getByLabelText(/^URL del webhook/);
  fireEvent.change(field, { target: { value: 'https://10.0.0.1/a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Conectar canal' }));
  expect(await screen.findByText('Pega una dirección pública')).toBeTruthy();
  expect(field).toHaveProperty('value', 'https://10.0.0.1/a');
});

test('shows the receiver’s response to a test message', async () => {
  const tested = { id: 'x', event: 'test', tournament: '', at: hook.createdAt, attempts: 1 };
  answerInTurn(ok({ ...tested, state: 'refused', status: 404, fault: 'status' }));
  render(<WebhookRow hook={hook} scope="Todos los torneos" />, { wrapper: SampleProviders });
  fireEvent.click(screen.getByRole('button', { name: 'Probar' }));
  expect(await screen.findByText('Mensaje de prueba: No se entregó: no lo aceptó (404).')).toBeTruthy();
});
