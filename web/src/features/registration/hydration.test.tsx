import { type ActiveQuestion, toPublicTournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { keepQueries } from '../../lib/query/kept-data.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { ToastProvider } from '../../ui/icons/ToastProvider.tsx';
import { questionsQuery } from './fields/questions-query.ts';
import { Registration } from './Registration.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const country: ActiveQuestion = {
  id: 'pais',
  text: '¿Desde qué país juegas?',
  type: 'select',
  required: true,
  placeholder: '',
  options: ['México', 'Perú'],
};

const tournament = toPublicTournament(
  sampleTournament({ status: 'published', linkedFormId: 'inscripcion', date: null, registrationDeadline: null }),
);

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('hydration keeps text typed before it and values stored by the tab', async () => {
  const client = createQueryClient();
  keepQueries(client);
  client.setQueryData(questionsQuery('copa').queryKey, [country]);
  const faults = vi.spyOn(console, 'error');
  const screenOf = () => (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ToastProvider>
          {tournament && <Registration tournament={tournament} summary={null} onRegistered={() => undefined} />}
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(screenOf());
  control('Nombre completo').value = 'Ana Torres';
  control('Tengo menos de 18').checked = true;
  control('¿Desde qué país juegas?').value = 'Perú';
  expect(screen.getByRole('button', { name: 'Enviar Inscripción' })).toHaveProperty('disabled', true);
  const values = { fullName: 'Otra', email: 'ana@correo.mx' };
  sessionStorage.setItem('registration:copa', JSON.stringify({ requestId: 'r', link: 'A'.repeat(22), values }));

  await act(async () => void render(screenOf(), { container: root, hydrate: true }));
  expect(['Nombre completo', 'Correo', '¿Desde qué país juegas?'].map((label) => control(label).value)).toEqual([
    'Ana Torres',
    'ana@correo.mx',
    'Perú',
  ]);
  expect(control('Tengo menos de 18').checked).toBe(true);
  expect(screen.queryByLabelText(/^Nombre de tu mamá/)).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Enviar Inscripción' })).toHaveProperty('disabled', false);
  expect(localStorage.getItem('questions:copa')).toContain(country.text);
  expect(faults).not.toHaveBeenCalled();
});
