import { sampleForm } from '@arena/domain/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../ui/sample-screen.tsx';
import { PublicForm } from './PublicForm.tsx';

// The price has tests of its own.
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const form = sampleForm({
  fields: [{ id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: false, options: [] }],
});

test.each([
  ['arrived is thanked for', 'sent', '¡Formulario enviado con éxito!'],
  ['waits for the connection is called unsent, and nobody is led away from it', 'lost', 'Guardada: falta enviarla'],
])('a response that %s', async (_, end, title) => {
  vi.stubGlobal('fetch', async () => {
    if (end === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ success: true, data: {} }, { status: 201 });
  });
  render(<PublicForm form={form} />, { wrapper: SampleScreen });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByRole('heading', { name: title });
  const isSent = end === 'sent';
  expect(screen.queryByText(/registrada correctamente/) !== null).toBe(isSent);
  expect(screen.queryByText(/^Te llevamos/) !== null).toBe(isSent);
  expect(screen.queryByText(/La conexión falló: la entregamos sola/) !== null).toBe(!isSent);
});
