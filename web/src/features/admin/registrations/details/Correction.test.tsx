import { readRegistration } from '@arena/domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, answerInTurn, lost, ok, refusal, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { Correction } from './Correction.tsx';

const registration = {
  ...readRegistration('copa_10000001', { tournamentId: 'copa' }),
  fullName: 'Ana Pérez',
  nickname: 'Nube',
  freeFireId: '10000001',
  email: 'ana@example.com',
  phone: '5511111111',
};

const theirs = { ...registration, fullName: 'Su Nombre', email: 'suya@example.com', revision: 1 };
vi.mock('../queue/live-queue.ts', () => ({ readOne: async () => theirs }));

let answered: PromiseWithResolvers<typeof registration>;
const onSaved = vi.fn();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isHeld = (label: string) => field(label).closest('fieldset:disabled') !== null;

/** Saves another name while the phone has the focus. */
function save(): void {
  fireEvent.change(field('Nombre completo'), { target: { value: 'Ana Pérez López' } });
  expect(isHeld('Teléfono')).toBe(false);
  field('Teléfono').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
}

/** Saves, and takes the focus from what is disabled, as a browser does. */
async function saveAndWait(): Promise<void> {
  save();
  await screen.findByRole('button', { name: 'Guardando…' });
  field('Teléfono').blur();
}

beforeEach(() => {
  answered = Promise.withResolvers();
  answer('PATCH /registrations/fields', () => answered.promise);
  signIn(['manage_registrations'], 'eva');
  render(
    <Correction registration={registration} questions={[]} teamSize={1} onSaved={onSaved} onLeave={() => undefined} />,
  );
});
afterEach(() => {
  onSaved.mockReset();
  signOutOrganiser();
});

const accept = () => answered.resolve({ ...registration, revision: 1 });

test('blocks the fields while saving and after it', async () => {
  await saveAndWait();
  expect([isHeld('Nombre completo'), isHeld('Teléfono')]).toEqual([true, true]);
  accept();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(isHeld('Teléfono')).toBe(true);
});

test('reports the save after the editor was left, without navigation', async () => {
  await saveAndWait();
  cleanup();
  accept();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.anything(), false));
});

test("shows another admin's correction, and saves on top of it after a choice", async () => {
  const asked = answerInTurn(refusal(409, 'edit_conflict'), ok({ ...theirs, revision: 2 }));
  save();
  const { textContent } = await screen.findByRole('alertdialog');
  for (const told of ['Cambió: Nombre completo y Correo', 'Lo tuyo Ana Pérez López', 'Lo suyo Su Nombre'])
    expect(textContent).toContain(told);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar lo mío encima' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(asked[1]?.body).toMatchObject({ fullName: 'Ana Pérez López', revision: 1 });
  expect(asked[1]?.body).not.toHaveProperty('email');
});

test('saves a mixture of both corrections, chosen field by field', async () => {
  fireEvent.change(field('Correo'), { target: { value: 'mia@example.com' } });
  const asked = answerInTurn(refusal(409, 'edit_conflict'), ok({ ...theirs, revision: 2 }));
  save();
  const dispute = await screen.findByRole('group', { name: 'Correo' });
  fireEvent.click(within(dispute).getByRole('radio', { name: /^Lo suyo/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar lo elegido' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(asked[1]?.body).toMatchObject({ fullName: 'Ana Pérez López', revision: 1 });
  expect(asked[1]?.body).not.toHaveProperty('email');
});

test('returns the focus to its field after a lost reply', async () => {
  await saveAndWait();
  answered.reject(lost());
  await screen.findByText(/Lo que escribiste sigue aquí\.$/);
  expect(isHeld('Teléfono')).toBe(false);
  expect(document.activeElement).toBe(field('Teléfono'));
});
