import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/query/query-client.ts';
import HistoryPages from './HistoryPages.tsx';
import { playerQuery } from './history-query.ts';

afterEach(() => vi.unstubAllGlobals());

const playerPath = (digit: string) => `/player/${digit.repeat(20)}`;

test.each([['player', playerPath('0'), playerQuery('0'.repeat(20)), 'Jugador no encontrado', playerPath('1')]])(
  'navigation from a missing %s waits for the page',
  (_what, missing, { queryKey }, says, next) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const client = createQueryClient();
    client.setQueryData<unknown>(queryKey, null);
    const screens = (
      <>
        <Link to={next}>Seguir</Link>
        <HistoryPages />
      </>
    );
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[missing]}>
          <Routes>
            <Route path="/player/:publicId" element={screens} />
            <Route path="*" element={screens} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(screen.getByRole('heading', { name: says })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Seguir' }));
    expect(screen.queryByRole('heading', { name: says })).toBeNull();
    expect(screen.getByText('Cargando el historial…')).toBeDefined();
  },
);
