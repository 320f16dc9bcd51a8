// Responses to a field that was removed from its form.
import type { FormField } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { sampleForm } from '@arena/domain/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerInTurn, ok, signIn, signOut, stubLayout } from '../../../lib/calls/sample-server.ts';
import { dayAndClockIn } from '../../../lib/time/format-date.ts';
import { SampleProviders } from '../../../ui/sample-screen.tsx';
import { FormEditor } from './builder/FormEditor.tsx';
import { ResponseTable } from './responses/ResponseTable.tsx';

function field(id: string, label: string): FormField {
  return { id, type: 'text', label, placeholder: '', required: false, options: [] };
}
const form = sampleForm({ id: 'playeras', fields: [field('nick', 'Nick'), field('talla', 'Talla')] });

beforeEach(() => {
  signIn(['manage_questions']);
  stubLayout();
});
afterEach(signOut);

test('the builder says where its answers are from when it is taken away', async () => {
  answerInTurn(ok(form));
  const router = createMemoryRouter([{ path: '/', element: <FormEditor id={form.id} view={() => null} /> }]);
  render(
    <SampleProviders>
      <RouterProvider router={router} />
    </SampleProviders>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de «Talla»' }));
  expect(screen.queryByText(/«Otras respuestas»/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  expect(screen.getByText(/«Otras respuestas»/)).toBeTruthy();
});

test('the table has its answers in a column of their own, and says when they came by the server', () => {
  const at = { formId: 'playeras', submittedAt: '2026-11-20T16:00:00.000Z', receivedAt: '2026-11-20T15:00:00.000Z' };
  const some: CollectedResponse[] = [
    { ...at, id: '2', answers: { nick: 'Ana', color: 'Rojo' } },
    { ...at, id: '1', answers: { nick: 'Beto' } },
  ];
  render(<ResponseTable form={form} responses={some} onDelete={() => undefined} />);
  const cells = screen.getAllByRole('row').map((row) => [...row.children].slice(0, -1).map((cell) => cell.textContent));
  const came = dayAndClockIn(at.receivedAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(cells).toEqual([
    ['Recibida', 'Nick', 'Talla', 'Otras respuestas'],
    [came, 'Ana', '–', 'color: Rojo'],
    [came, 'Beto', '–', '–'],
  ]);
});
