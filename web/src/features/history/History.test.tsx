import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { History } from './History.tsx';

const prizes = { delivered: [], inTime: 0, late: 0, waiting: [] };

test('a site without a past announces it', () => {
  const page = {
    address: '/tournament-history',
    years: [],
    records: [],
    year: null,
    tournaments: [],
    search: null,
    prizes,
    ledger: [],
  };
  render(<History page={page} />, { wrapper: MemoryRouter });
  expect(screen.getByText('Próximamente')).toBeDefined();
});

test('names without a page are no links', () => {
  const podium = [{ place: 1, name: 'Jugador ··4525', playerId: null, points: 31 }];
  const past = {
    id: 'copa',
    name: 'Copa',
    date: '2026-11-14T01:00:00.000Z',
    teamSize: 1 as const,
    players: 48,
    podium,
  };
  const page = {
    address: '/tournament-history',
    years: ['2026'],
    records: [],
    year: '2026',
    tournaments: [past],
    search: null,
    prizes,
    ledger: [],
  };
  render(<History page={page} />, { wrapper: MemoryRouter });
  expect(screen.getByText('Jugador ··4525').closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'Copa' }).getAttribute('href')).toBe('/tournament/copa/standings');
});
