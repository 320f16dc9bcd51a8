import { buildResults, type Competition, type Entry, type Match, standingsFile } from '@arena/domain';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { ShownContext } from '../standings-context.ts';
import { StageTables } from './StageTables.tsx';

const AT = '2026-03-01T00:00:00.000Z';

/** Teams T1, T2, …, each of two players. */
const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const players = ['a', 'b'].map((letter) => ({ nickname: `Nick${index + 1}${letter}`, freeFireId: null }));
    return sampleEntry(`T${index + 1}`, { name: `Equipo ${index + 1}`, players });
  });

function show(entries: Entry[], { matches = [], isDrawn = true }: { matches?: Match[]; isDrawn?: boolean } = {}) {
  const stage = sampleStage(isDrawn ? entries.map(({ id }) => id).join(' ') : '');
  const competition: Competition = sampleCompetition([stage]);
  const file = standingsFile({ id: 'copa', name: 'Copa', date: AT }, buildResults(competition, entries, matches, AT));
  const results = file.results ?? expect.fail();
  const names = new Map(results.entries.map(({ id, name }) => [id, name]));
  render(
    <ShownContext value={{ file, results, nameOf: (id) => names.get(id) ?? id, isLarge: false }}>
      <StageTables stage={results.stages[0] ?? expect.fail()} />
    </ShownContext>,
    { wrapper: SampleScreen },
  );
}

function keepLinkTo(entryId: string) {
  const myRegistration = { tournament: { id: 'copa' }, entryId };
  const link = { token: 'A'.repeat(22), tournamentId: 'copa', myRegistration, at: 1 };
  localStorage.setItem('links', JSON.stringify([link]));
}

const rowOf = (id: string) => document.querySelector(`[data-entry="${id}"]`);
const shownRows = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')].map(({ dataset }) => dataset.entry);

beforeEach(() => localStorage.clear());

test('marks the row of this phone’s registration and leads to it', () => {
  keepLinkTo('T2');
  show(teams(3), { matches: [sampleMatch(1, 'T1:1:0 T2:2:3 T3:3:0')] });
  expect(rowOf('T2')?.textContent).toContain('Equipo 2 Tú');
  expect(rowOf('T1')?.textContent).not.toContain('Tú');
  const way = screen.getByRole('link', { name: 'Tú: 2.º con 9 puntos' });
  expect(document.getElementById(way.getAttribute('href')?.slice(1) ?? '')).toBe(rowOf('T2'));
});

test('ranks nobody before the first result', () => {
  keepLinkTo('T2');
  show(teams(3));
  expect(rowOf('T3')?.querySelector('summary')?.textContent).toMatch(/^–Equipo 3/);
  expect(screen.getByRole('link', { name: 'Tu fila' })).toBeDefined();
});

test.each([
  ['a name', 'equipo 16', ['T16']],
  ['a player’s nickname', 'NICK7B', ['T7']],
  ['a part of several names', 'equipo 1', ['T1', 'T10', 'T11', 'T12', 'T13', 'T14', 'T15', 'T16']],
  ['nothing', 'nadie', []],
])('finds %s in a table of 16 entries', async (_what, typed, found) => {
  show(teams(16));
  const field = screen.getByRole('searchbox', { name: 'Buscar en la lista' });
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  fireEvent.change(field, { target: { value: typed } });
  expect(shownRows().toSorted()).toEqual(found);
  expect(screen.queryAllByText('Nadie coincide. Prueba con otra palabra.')).toHaveLength(found.length === 0 ? 1 : 0);
});

test('offers no search in a table of 15 entries', () => {
  show(teams(15));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('names a team’s players in its row, without hidden ones', () => {
  const [first, ...others] = teams(2);
  const players = [
    { nickname: 'Kira', freeFireId: '10000001' },
    { nickname: '', freeFireId: null },
    { nickname: 'Nube', freeFireId: '10000003' },
  ];
  show([{ ...(first ?? expect.fail()), players }, ...others]);
  expect(rowOf('T1')?.textContent).toContain('Jugadores: Kira y Nube.');
  expect(document.body.textContent).not.toContain('1000000');
});

test('links each match of a row to its result', () => {
  show(teams(2), { matches: [sampleMatch(1, 'T1:1:0 T2:2:0')] });
  const [link] = screen.getAllByRole('link', { name: 'Partida 1 · Bermuda', hidden: true });
  expect(link?.getAttribute('href')).toBe('#partida-m1');
});

test('says who plays before the draw, without those who left and without players', () => {
  keepLinkTo('T1');
  const [first, second, third] = teams(3);
  const all = [first, second, { ...(third ?? expect.fail()), status: 'withdrawn' as const }];
  show(
    all.flatMap((entry) => entry ?? []),
    { isDrawn: false },
  );
  const list = screen.getByRole('list', { name: 'Quién juega' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Equipo 1 Tú', 'Equipo 2']);
  expect(document.body.textContent).toContain('2 equipos.');
  expect(document.body.textContent).not.toContain('Nick');
});
