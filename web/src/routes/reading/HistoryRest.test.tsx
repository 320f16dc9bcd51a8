import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CarriedProvider } from '../../features/tournaments/carried.ts';
import HistoryRest from './HistoryRest.tsx';

afterEach(() => vi.unstubAllGlobals());

const playerPath = (digit: string) => `/player/${digit.repeat(20)}`;

test.each([
  ['a player', playerPath('0'), { player: null }, 'Jugador no encontrado', playerPath('1')],
  ['a year', '/tournament-history/1999', { history: null }, 'Año sin historial', '/tournament-history/2026'],
  ['a year of prizes', '/premios/1999', { history: null }, 'Año sin historial', '/premios/2026'],
])('who goes on from %s that isn’t there waits for what is', (_what, missing, of, says, next) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const screens = (
    <>
      <Link to={next}>Seguir</Link>
      <HistoryRest />
    </>
  );
  render(
    <CarriedProvider value={{ list: { state: 'ready', tournaments: [], readAt: 0 }, own: null, missing, ...of }}>
      <MemoryRouter initialEntries={[missing]}>
        <Routes>
          <Route path="/player/:publicId" element={screens} />
          <Route path="*" element={screens} />
        </Routes>
      </MemoryRouter>
    </CarriedProvider>,
  );
  expect(screen.getByRole('heading', { name: says })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Seguir' }));
  expect(screen.queryByRole('heading', { name: says })).toBeNull();
  expect(screen.getByText('Cargando el historial…')).toBeDefined();
});
