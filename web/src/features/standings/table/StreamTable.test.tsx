// @vitest-environment jsdom
import type { StandingsFile } from '@arena/domain';
import { sampleMatch } from '@arena/domain/samples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testStandings } from '../sample.ts';
import { standingsQuery } from '../standings-query.ts';
import { StreamTable } from './StreamTable.tsx';
import { streamOptions } from './stream-view.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const sponsor = { name: 'Tienda', picture: `${'b'.repeat(32)}-300x100`, website: '' };

function show(file: StandingsFile, query = ''): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(standingsQuery('copa', 'all').queryKey, file);
  render(
    <QueryClientProvider client={client}>
      <StreamTable tournamentId="copa" options={streamOptions(new URLSearchParams(query))} />
    </QueryClientProvider>,
  );
  return screen.getByRole('main').textContent ?? '';
}

const empty = testStandings();

it.each([
  ['later today', '2026-03-02T00:00:00Z', 'CopaEmpieza 18:00 hora de México'],
  ['on another day', '2026-03-07T00:00:00Z', 'CopaEmpieza vie 6 mar, 18:00 hora de México'],
  ['already', '2026-03-01T18:00:00Z', 'CopaEsperando el primer resultado'],
  ['on no known day', null, 'CopaFecha por confirmar'],
])('says before the first result that a tournament begins %s', (_when, date, text) => {
  expect(show({ ...empty, results: null, tournament: { ...empty.tournament, date } })).toBe(text);
});

it('shows the sponsor unless told not to, and the brand if asked', () => {
  const file = testStandings([sampleMatch(1, 'loud:1:5 zona:2:0 furia:3:1')]);
  const own = { ...file, tournament: { ...file.tournament, sponsor } };
  expect(show(own)).toMatch(/LOUD.*Patrocina$/);
  document.body.replaceChildren();
  expect(show(own, 'sponsor=no&brand=yes')).toMatch(/LOUD.*Arena Libre$/);
});

it('ranks nobody before the first result', () => {
  show(testStandings([sampleMatch(1, '', { state: 'scheduled' })]));
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['–', '–', '–']);
  expect(new Set(rows.map(({ className }) => className)).size).toBe(1);
});

it('marks the leader alone after the first result', () => {
  show(testStandings([sampleMatch(1, 'loud:1:5 zona:2:0 furia:3:1')]));
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['1', '2', '3']);
  expect(rows[0]?.className).not.toBe(rows[1]?.className);
});
