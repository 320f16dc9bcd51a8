import { sampleTournament } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, refusal, signIn, signOutOrganiser, stubLayout } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { TournamentEditor } from './TournamentEditor.tsx';

const stored = sampleTournament({ id: 'copa', linkedFormId: 'de-antes' });
const views = { card: () => null, detail: () => null };

beforeEach(() => {
  signIn(['manage_tournaments']);
  stubLayout();
});
afterEach(signOutOrganiser);

async function open(): Promise<HTMLElement> {
  render(<TournamentEditor id={stored.id} views={views} />, { wrapper: SampleScreen });
  return screen.findByRole('switch', { name: 'Inscripciones abiertas' });
}
const name = (value: string) => fireEvent.change(screen.getByLabelText('Nombre'), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
const saved = () => screen.findByText('Borrador guardado. Nadie lo ve todavía.');

const others = ok({ items: [], nextCursor: null });

test('closing and reopening registration keeps the stored form link', async () => {
  const asked = answerInTurn(ok(stored), others, ok({ ...stored, name: 'Copa Dos', revision: 2 }));
  const isOpen = await open();
  fireEvent.click(isOpen);
  screen.getByText(/^Cerradas: nadie puede inscribirse/);
  fireEvent.click(isOpen);
  name('Copa Dos');
  save();
  await saved();
  expect(asked[2]).toEqual({ call: 'PUT /api/tournaments/copa', body: { name: 'Copa Dos', revision: 1 } });
});

test('suggests from the 20 latest tournaments, and reads no further', async () => {
  const latest = sampleTournament({ id: 'otra', modality: 'Trío' });
  const asked = answerInTurn(ok(stored), ok({ items: [latest], nextCursor: 'older' }));
  await open();
  await waitFor(() => expect(document.querySelector('datalist')?.textContent).toContain('Trío'));
  expect(asked.slice(1).map(({ call }) => call)).toEqual(['GET /api/tournaments/with-registrations?limit=20']);
});

const rulesShown = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Regla /).map(({ value }) => value);

test('rules can be moved, pasted and removed, and the focus follows', async () => {
  const asked = answerInTurn(ok({ ...stored, rules: ['Uno', 'Dos'] }), others, ok({ ...stored, revision: 2 }));
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Bajar la regla 1' }));
  await waitFor(() => expect(rulesShown()).toEqual(['Dos', 'Uno']));
  screen.getByLabelText(/^Regla 2/).focus();
  fireEvent.keyDown(screen.getByLabelText(/^Regla 2/), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(rulesShown()).toEqual(['Uno', 'Dos']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Regla 1/)));
  screen.getByText('La regla 2 ahora es la 1');
  fireEvent.keyDown(screen.getByLabelText(/^Regla 1/), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(rulesShown()).toEqual(['Dos', 'Uno']));
  fireEvent.paste(screen.getByLabelText(/^Regla 2/), { clipboardData: { getData: () => 'Tres\nCuatro' } });
  await waitFor(() => expect(rulesShown()).toEqual(['Dos', 'Uno', 'Tres', 'Cuatro']));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar la regla 2' }));
  await waitFor(() => expect(rulesShown()).toEqual(['Dos', 'Tres', 'Cuatro']));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Regla 1/));
  fireEvent.click(screen.getByRole('button', { name: 'Agregar regla' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Regla 4/)));
  fireEvent.change(screen.getByLabelText(/^Regla 4/), { target: { value: 'Cinco' } });
  save();
  await saved();
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    rules: ['Dos', 'Tres', 'Cuatro', 'Cinco'],
  });
});

test('an invalid rule in pasted text is reported by number; cancelling restores the rules', async () => {
  answerInTurn(ok({ ...stored, rules: ['Uno', 'Dos'] }), others);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Pegar como texto' }));
  const value = `1. Nivel 40 o más\n2. ${'x'.repeat(301)}`;
  fireEvent.change(screen.getByLabelText(/^Reglas como texto/), { target: { value } });
  save();
  await screen.findByText(/Regla 2: Usa 300 caracteres como máximo/);
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(rulesShown()).toEqual(['Uno', 'Dos']));
});

test('marks an invalid field only once it loses the focus', async () => {
  answerInTurn(ok(stored), others);
  await open();
  const places = screen.getByLabelText(/^Cupos/);
  fireEvent.change(places, { target: { value: 'muchos' } });
  expect(places.getAttribute('aria-invalid')).toBe('false');
  fireEvent.blur(places);
  await waitFor(() => expect(places.getAttribute('aria-invalid')).toBe('true'));
});

test('focuses the first field that the server refuses, also in a group', async () => {
  const fields = { waitingList: 'Elige una de las opciones', guardianConsent: 'Responde sí o no' };
  const { status, body } = refusal(400, 'invalid');
  answerInTurn(ok(stored), others, { status, body: { ...body, fields } });
  await open();
  name('Copa Dos');
  save();
  await screen.findByText('Responde sí o no');
  const [first] = screen.getByRole('group', { name: /^¿Esperan el permiso/ }).querySelectorAll('input');
  await waitFor(() => expect(document.activeElement).toBe(first));
});
