import { describe, expect, test } from 'vitest';
import { sampleFacts, sampleRows } from '../sample-server.ts';
import { doubtsOf, faultsOf, unaskedAbsent } from './checks.ts';
import { forecast } from './forecast.ts';

const facts = sampleFacts(['Fluxo', 'INTZ', 'LOUD']);

test('shows an impossible value at its entry', () => {
  const { byEntry } = faultsOf(facts, sampleRows('fluxo:1:0 intz:1:0 loud:2:0'));
  expect([...byEntry]).toEqual([['intz', 'El puesto 1 ya lo tiene Fluxo.']]);
});

test("shows the server's problem at its row, and general ones apart", () => {
  const fields = { 'rows.2.kills': 'Escribe un número entero', rows: 'Esta fase ya está cerrada.', reason: 'Falta' };
  const sent = sampleRows('fluxo:1:0 intz:2:0 loud:3:0');
  // An entry has left the lobby since.
  const faults = faultsOf(facts, sent.slice(1), { fields, rows: sent });
  expect([...faults.byEntry]).toEqual([['loud', 'Escribe un número entero']]);
  expect(faults.isBlocking).toBe(false);
  expect(faults.others).toEqual(['Esta fase ya está cerrada.']);
});

test('slips are doubts', () => {
  expect(doubtsOf(facts, sampleRows('fluxo:1:9 intz:3:? loud:-'))).toEqual([
    'Falta el puesto 2.',
    'Hay un puesto 3 y jugaron 2.',
    'Fluxo tiene 9 bajas y había 4 rivales.',
    'No anotaste las bajas de INTZ: cuentan como 0.',
  ]);
});

test('shows a problem of a removed entry apart', () => {
  const sent = sampleRows('fluxo:1:0 intz:2:0 loud:3:0');
  const answered = { fields: { 'rows.2.entryId': 'LOUD no está en este grupo.' }, rows: sent };
  expect(faultsOf(facts, sent.slice(0, 2), answered).others).toEqual(['LOUD no está en este grupo.']);
});

describe('asks about implicitly absent entries', () => {
  const rows = sampleRows('fluxo:1:2 intz:- loud:-');

  test('in a first result', () => {
    expect(unaskedAbsent(facts, rows)).toEqual(['intz', 'loud']);
  });

  test('but not where it was so before', () => {
    const corrected = sampleFacts(['Fluxo', 'INTZ', 'LOUD'], {
      revision: 1,
      rows: sampleRows('fluxo:1:2 intz:2:1 loud:-'),
    });
    expect(unaskedAbsent(corrected, rows)).toEqual(['intz']);
  });

  test('nor where the entry withdrew', () => {
    const lobby = facts.lobby.map((entry) =>
      entry.id === 'loud' ? { ...entry, status: 'withdrawn' as const } : entry,
    );
    expect(unaskedAbsent({ ...facts, lobby }, rows)).toEqual(['intz']);
  });
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
