import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOut } from '../../../lib/calls/sample-server.ts';
import { SampleProviders } from '../../../ui/sample-screen.tsx';
import { Hidden } from './Hidden.tsx';

const WRONG = 'El ID debe contener entre 8 y 12 dígitos numéricos';

beforeEach(() => {
  signIn();
  const refusal = { success: false, error: 'x', code: 'invalid', fields: { player: WRONG } };
  answerInTurn(ok({ players: [] }), { status: 400, body: refusal });
});
afterEach(signOut);

test('an ID that the server refused isn’t called wrong any more once it is corrected', async () => {
  render(
    <SampleProviders>
      <Hidden />
    </SampleProviders>,
  );
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/^ID de Free Fire/), { target: { value } });
  await screen.findByText(/^Nadie está oculto/);
  type('1234');
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar de lo público' }));
  await screen.findByText(WRONG);
  type('12345678');
  expect(screen.queryByText(WRONG)).toBeNull();
});
