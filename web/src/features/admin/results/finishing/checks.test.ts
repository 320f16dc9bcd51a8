import { expect, test } from 'vitest';
import type { MatchFacts } from '../facts.ts';
import { sampleFacts, sampleRows } from '../sample-server.ts';
import { doubtsOf, faultsOf, implicitAbsences } from './checks.ts';
import { forecast } from './forecast.ts';

const facts = sampleFacts(['Fluxo', 'INTZ', 'LOUD']);

test('shows a server problem at its row, and problems without a row separately', () => {
  const fields = {
    'rows.0.entryId': 'Fluxo no está en este grupo.',
    'rows.2.kills': 'Escribe un número entero',
    rows: 'Esta fase ya está cerrada.',
    reason: 'Falta',
  };
  const sent = sampleRows('fluxo:1:0 intz:2:0 loud:3:0');
  const { byEntry, others, isBlocking } = faultsOf(facts, sent.slice(1), { fields, rows: sent });
  expect([byEntry.get('intz'), byEntry.get('loud')]).toEqual([undefined, 'Escribe un número entero']);
  expect(others).toEqual(['Esta fase ya está cerrada.', 'Fluxo no está en este grupo.']);
  expect(isBlocking).toBe(false);
});

test('reports likely mistakes in a result', () => {
  expect(doubtsOf(facts, sampleRows('fluxo:1:9 intz:3:? loud:-'))).toEqual([
    'Falta el puesto 2.',
    'Hay un puesto 3 y jugaron 2.',
    'Fluxo tiene 9 bajas y había 4 rivales.',
    'No anotaste las bajas de INTZ: cuentan como 0.',
  ]);
});

const withdrawn = facts.lobby.map((entry) =>
  entry.id === 'loud' ? { ...entry, status: 'withdrawn' as const } : entry,
);

test.each<[string, MatchFacts, string[]]>([
  ['in a first result', facts, ['intz', 'loud']],
  [
    'except one that was already absent',
    sampleFacts(['Fluxo', 'INTZ', 'LOUD'], { revision: 1, rows: sampleRows('fluxo:1:2 intz:2:1 loud:-') }),
    ['intz'],
  ],
  ['except a withdrawn one', { ...facts, lobby: withdrawn }, ['intz']],
])('asks about implicitly absent entries: %s', (_, of, asked) => {
  expect(implicitAbsences(of, sampleRows('fluxo:1:2 intz:- loud:-'))).toEqual(asked);
});

test('forecasts the table with points and moves', () => {
  const table = forecast(facts, sampleRows('loud:1:2 intz:2:0 fluxo:-'));
  expect(
    table.map(({ name, gained, moved, standing }) => [standing.rank, name, standing.points, gained, moved]),
  ).toEqual([
    [1, 'LOUD', 14, 14, null],
    [2, 'INTZ', 9, 9, null],
    [3, 'Fluxo', 0, 0, null],
  ]);
});
