import { describe, expect, test } from 'vitest';
import { sampleRows, sampleScoring } from '../competition-samples.ts';
import { refusalFields } from '../plan/refusals.ts';
import { resultRefusals } from './result-refusals.ts';
import { resultWarnings } from './result-warnings.ts';

const group = { entryIds: ['A', 'B', 'C', 'D'] };
const entries = [
  { id: 'A', name: 'LOUD' },
  { id: 'B', name: 'LOS' },
  { id: 'C', name: 'FLUXO' },
  { id: 'D', name: 'INTZ' },
];

describe('refusals of a result', () => {
  test.each<[name: string, rows: string, codes: string[], fields: Record<string, string>, placement?: number[]]>([
    ['none for a correct result', 'A:1:3 B:2:0 C:3:1 D:4:0', [], {}],
    ['none for 0 kills or an unknown place', 'A:1:0 B:?:0 C:?:?', [], {}],
    [
      'a repeated place',
      'A:1:3 B:2:0 C:2:1',
      ['placement_repeated'],
      { 'rows.2.placement': 'El puesto 2 ya lo tiene LOS.' },
    ],
    ['none for a repeated place without points', 'A:6:3 B:6:0', [], {}],
    [
      'two Booyahs, even without points',
      'A:1:3 B:1:0',
      ['placement_repeated'],
      { 'rows.1.placement': 'El puesto 1 ya lo tiene LOUD.' },
      [0],
    ],
    ['none for an absent entry without a place', 'A:1:3 B:-', [], {}],
    ['a repeated entry', 'A:1:3 B:2:0 A:3:1', ['entry_repeated'], { 'rows.2.entryId': 'LOUD ya está en otra fila.' }],
    [
      'an entry of another group',
      'X:2:0',
      ['entry_not_in_group'],
      { 'rows.0.entryId': 'Este participante no está en este grupo.' },
    ],
  ])('%s', (_name, rows, codes, fields, placement = sampleScoring.placement) => {
    const refusals = resultRefusals(sampleRows(rows), { scoring: { placement }, group, entries });
    expect(refusals.map(({ code }) => code)).toEqual(codes);
    expect(refusalFields(refusals)).toEqual(fields);
  });

  test('a place or kills of an absent entry', () => {
    const row = { entryId: 'A', played: false, placement: null, kills: null };
    const facts = { scoring: sampleScoring, group, entries };
    expect(resultRefusals([row], facts)).toEqual([]);
    const refused = { path: 'rows.0.played', message: 'Quien no jugó no tiene puesto ni bajas.' };
    for (const change of [{ placement: 3 }, { kills: 0 }]) {
      expect(resultRefusals([{ ...row, ...change }], facts)).toMatchObject([refused]);
    }
  });
});

test.each<[name: string, rows: string, warnings: string[], change?: { placement?: number[]; teamSize?: 1 | 4 }]>([
  ['none for a complete result', 'A:1:3 B:2:0 C:3:0 D:4:0', []],
  ['entries without a place that scores points', 'A:1:1 B:2:2 C:?:0 D:?:0', ['2 jugaron sin puesto.']],
  ['only a missing winner if no entry has a place', 'A:?:1 B:?:2 C:?:0 D:?:0', ['Nadie tiene el puesto 1.']],
  ['a missing place', 'A:1:1 B:2:0 C:4:0 D:-', ['Falta el puesto 3.', 'Hay un puesto 4 y jugaron 3.']],
  ['no winner', 'A:2:1 B:3:0 C:4:0 D:?:0', ['Nadie tiene el puesto 1.', '1 jugó sin puesto.']],
  ['no kills in the whole lobby', 'A:1:0 B:2:0 C:3:0 D:4:0', ['Nadie tiene bajas.']],
  ['none for unknown kills', 'A:1:? B:2:? C:3:? D:4:?', []],
  ['more kills than rivals', 'A:1:4 B:2:0 C:3:0 D:4:0', ['LOUD tiene 4 bajas y había 3 rivales.']],
  ['more kills in total than revivals explain', 'A:1:3 B:2:3 C:3:3 D:4:2', ['Las bajas suman 11 y había 4 jugadores.']],
  [
    'more kills in total than revivals explain in teams',
    'A:1:12 B:2:12 C:3:12 D:4:5',
    ['Las bajas suman 41 y había 16 jugadores.'],
    { teamSize: 4 },
  ],
  ['one entry without a row', 'A:1:1 B:2:0 C:3:0', ['Falta en el resultado: INTZ.']],
  ['none if no entry played', 'A:- B:- C:- D:-', []],
])('warnings of a result: %s', (_name, rows, warnings, { placement = sampleScoring.placement, teamSize = 1 } = {}) => {
  const found = resultWarnings(sampleRows(rows), { scoring: { placement }, group, entries, teamSize });
  expect(found.map(({ message }) => message)).toEqual(warnings);
});
