import type { HistoryPage, HistoryTournament } from '@arena/domain';
import { samplePublicPrize } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { History } from './History.tsx';
import { YearPrizes } from './YearPrizes';

const nothing: HistoryPage = {
  address: '/tournament-history',
  years: [],
  records: [],
  year: null,
  tournaments: [],
  search: null,
  prizes: { delivered: [], otherDelivered: 0, inTime: 0, late: 0, waiting: [] },
  tournamentPrizes: [],
};

const past: HistoryTournament = {
  id: 'copa',
  name: 'Copa',
  // The last evening of the year where the community is, and already the next one by UTC.
  date: '2026-01-01T05:30:00.000Z',
  teamSize: 1,
  players: 48,
  podium: [{ place: 1, name: 'Jugador ··4525', playerId: null, points: 31 }],
};

function show(change: Partial<HistoryPage>): void {
  const page = { ...nothing, years: ['2026', '2025'], year: '2025', tournaments: [past], ...change };
  render(<History page={page} />, { wrapper: MemoryRouter });
}

const pathOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('groups by month in the community’s time zone, and links the prizes of the shown year', () => {
  const { id, name, date } = past;
  show({ tournamentPrizes: [{ id, name, date, prizes: [samplePublicPrize({ state: 'received' })] }] });
  expect(screen.getByRole('heading', { name: 'diciembre de 2025' })).toBeDefined();
  expect([pathOf(/^Premios: 1 recibido/), pathOf('Ver todos los premios')]).toEqual(['/premios/2025', '/premios/2025']);
});

test('names some holders of a shared record, and counts the others', () => {
  const holders = ['Ana', 'Beto', 'Caro'].map((name) => ({ name, playerId: null }));
  show({ records: [{ kind: 'titles', value: 1, holders, tournament: null, others: 4 }] });
  expect(screen.getByText('Ana, Beto, Caro y 4 más')).toBeDefined();
});

test('lists prizes without an amount next to the sum', () => {
  const prizes = { ...nothing.prizes, delivered: [{ cents: 5_000, currency: 'USD' }], otherDelivered: 2 };
  render(<YearPrizes page={{ ...nothing, years: ['2026', '2025'], prizes }} />, { wrapper: MemoryRouter });
  expect(screen.getByText('$50 USD').parentElement?.textContent).toBe(
    '$50 USDy 2 premios que no se suman: no son montos',
  );
});
