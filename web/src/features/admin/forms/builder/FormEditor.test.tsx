import type { FormField } from '@arena/domain';
import { sampleForm } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOutOrganiser, stubLayout } from '#lib/calls/mock-api.ts';
import { newDraft } from '#lib/editing/drafts.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { FormEditor } from './FormEditor.tsx';
import { formDrafts, formValuesOf } from './form-values.ts';

const nick: FormField = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: false, options: [] };
const form = sampleForm({ fields: [nick] });

beforeEach(() => {
  signIn(['manage_questions']);
  stubLayout();
});
afterEach(signOutOrganiser);

/** Opens the form as the server has it by then. */
async function openEditor(field: FormField) {
  answerInTurn(ok({ ...form, fields: [field], revision: 2 }));
  render(<FormEditor id={form.id} view={() => null} />, { wrapper: SampleScreen });
  await screen.findByLabelText('Título');
}

test('a conflict on a field shows every difference between both versions', async () => {
  const mine = { ...form, fields: [{ ...nick, required: true }] };
  formDrafts.keep(form.id, newDraft(form, formValuesOf(mine)));
  await openEditor({ ...nick, type: 'select', options: ['Sombra', 'Luz'] });
  await screen.findByLabelText('Lo tuyo Nick · Texto corto · obligatorio');
  screen.getByLabelText('Lo suyo Nick · Selección única · opcional · Sombra, Luz');
});

test('keeps typed text as a draft until it equals the stored text', async () => {
  await openEditor(nick);
  const title = screen.getByLabelText('Título');
  fireEvent.change(title, { target: { value: 'Otra encuesta' } });
  await waitFor(() => expect(formDrafts.kept(form.id)?.values.title).toBe('Otra encuesta'));
  fireEvent.change(title, { target: { value: form.title } });
  await waitFor(() => expect(formDrafts.kept(form.id)).toBeNull());
});

test('unfolds a field with an error, and gives its control the focus', async () => {
  await openEditor({ ...nick, label: '' });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const words = await screen.findByLabelText('Qué se pregunta');
  await waitFor(() => expect(document.activeElement).toBe(words));
  screen.getByText('Escribe la pregunta');
});

test('says where the answers to a removed field are shown', async () => {
  await openEditor(nick);
  fireEvent.click(screen.getByRole('button', { name: 'Acciones de «Nick»' }));
  expect(screen.queryByText(/«Otras respuestas»/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  screen.getByText(/«Otras respuestas»/);
});
