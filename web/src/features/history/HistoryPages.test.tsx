import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/query/query-client.ts';
import HistoryPages from './HistoryPages.tsx';
import { playerQuery } from './history-query.ts';

const MISSING = '0'.repeat(20);

test('shows loading when leaving a missing player for another one', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = createQueryClient();
  client.setQueryData<unknown>(playerQuery(MISSING).queryKey, null);
  const screens = (
    <>
      <Link to={`/player/${'1'.repeat(20)}`}>Seguir</Link>
      <HistoryPages />
    </>
  );
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/player/${MISSING}`]}>
        <Routes>
          <Route path="/player/:publicId" element={screens} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const missing = () => screen.queryByRole('heading', { name: 'Jugador no encontrado' });
  expect(missing()).not.toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Seguir' }));
  expect(missing()).toBeNull();
  expect(screen.getByText('Cargando el historial…')).toBeDefined();
});
