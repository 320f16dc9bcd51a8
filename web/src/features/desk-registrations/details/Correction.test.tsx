import { readRegistration } from '@arena/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../lib/calls/sample-server.ts';
import { Correction } from './Correction.tsx';

const registration = {
  ...readRegistration('copa_10000001', { tournamentId: 'copa' }),
  fullName: 'Ana Pérez',
  nickname: 'Nube',
  freeFireId: '10000001',
  email: 'ana@example.com',
  phone: '5511111111',
};

let answered: PromiseWithResolvers<Response>;
const onSaved = vi.fn();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isHeld = (label: string) => field(label).closest('fieldset:disabled') !== null;

/** Saves another name while a field has the focus, which a browser takes from what is disabled. */
async function saveFrom(label: string): Promise<void> {
  fireEvent.change(field('Nombre completo'), { target: { value: 'Ana Pérez López' } });
  expect(isHeld(label)).toBe(false);
  field(label).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  field(label).blur();
  await screen.findByRole('button', { name: 'Guardando…' });
}

beforeEach(() => {
  answered = Promise.withResolvers();
  vi.stubGlobal('fetch', () => answered.promise);
  signIn(['manage_registrations'], 'eva');
  render(
    <Correction registration={registration} questions={[]} teamSize={1} onSaved={onSaved} onLeave={() => undefined} />,
  );
});
afterEach(() => {
  onSaved.mockReset();
  signOut();
  sessionStorage.clear();
});

test('what is being saved can’t be changed, nor once it is saved: it would be lost with the editor', async () => {
  await saveFrom('Teléfono');
  expect([isHeld('Nombre completo'), isHeld('Teléfono')]).toEqual([true, true]);
  answered.resolve(Response.json({ success: true, data: { ...registration, revision: 1 } }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(isHeld('Teléfono')).toBe(true);
});

test('that it is saved is heard, too, of who has left it: to be led nowhere', async () => {
  await saveFrom('Teléfono');
  cleanup();
  answered.resolve(Response.json({ success: true, data: { ...registration, revision: 1 } }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSaved).toHaveBeenCalledWith(expect.anything(), false);
});

const refusal = { success: false, error: 'Así no.', code: 'invalid', fields: { fullName: 'Muy largo' } };

test.each([
  ['has the focus again where no answer came', () => answered.reject(new TypeError('Failed to fetch')), 'Teléfono'],
  ['gives it to the first fault', () => answered.resolve(Response.json(refusal, { status: 400 })), 'Nombre completo'],
])('a field that one saved from %s', async (_, end, focused) => {
  await saveFrom('Teléfono');
  end();
  await screen.findByText(/Lo que escribiste sigue aquí\.$/);
  expect(isHeld('Teléfono')).toBe(false);
  expect(document.activeElement).toBe(field(focused));
});
