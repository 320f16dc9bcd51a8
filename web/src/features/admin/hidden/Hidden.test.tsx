import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { Hidden } from './Hidden.tsx';

const WRONG = 'El ID debe contener entre 8 y 12 dígitos numéricos';

beforeEach(() => signIn());
afterEach(signOutOrganiser);

async function open(): Promise<void> {
  render(<Hidden />, { wrapper: SampleProviders });
  await screen.findByText(/^Nadie está oculto/);
}

const type = (value: string) => fireEvent.change(screen.getByLabelText(/^ID de Free Fire/), { target: { value } });
const hide = () => fireEvent.click(screen.getByRole('button', { name: 'Ocultar de lo público' }));

test('hides a player by ID, and shows them again', async () => {
  const hidden = { id: 'a'.repeat(20), hiddenAt: '2026-11-20T15:00:00.000Z' };
  const none = ok({ players: [] });
  const done = ok({ tournaments: 0 });
  const asked = answerInTurn(none, done, ok({ players: [hidden] }), done, none);
  await open();
  type(' 12345678 ');
  hide();
  await screen.findByText('Oculto. Todavía no está en ninguna tabla.');
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a mostrar' }));
  await screen.findByText('Su apodo vuelve a verse.');
  expect(asked.flatMap(({ body }) => body ?? [])).toEqual([
    { player: '12345678', hidden: true },
    { player: hidden.id, hidden: false },
  ]);
});

test('clears the server’s error once the ID is corrected', async () => {
  const refusal = { success: false, error: 'x', code: 'invalid', fields: { player: WRONG } };
  answerInTurn(ok({ players: [] }), { status: 400, body: refusal });
  await open();
  type('1234');
  hide();
  await screen.findByText(WRONG);
  type('12345678');
  expect(screen.queryByText(WRONG)).toBeNull();
});
