import { describe, expect, test } from 'vitest';
import { refusalFields } from '../plan/refusals.ts';
import { sampleRows, sampleScoring } from '../samples.ts';
import { resultRefusals } from './result-refusals.ts';
import { resultWarnings } from './result-warnings.ts';

const group = { entryIds: ['A', 'B', 'C', 'D'] };
const entries = [
  { id: 'A', name: 'LOUD' },
  { id: 'B', name: 'LOS' },
  { id: 'C', name: 'FLUXO' },
  { id: 'D', name: 'INTZ' },
];

describe('a result is refused', () => {
  test.each<[name: string, rows: string, codes: string[], fields: Record<string, string>, placement?: number[]]>([
    ['not, where all is well', 'A:1:3 B:2:0 C:3:1 D:4:0', [], {}],
    ['not, for 0 kills or an unknown place', 'A:1:0 B:?:0 C:?:?', [], {}],
    ['same place', 'A:1:3 B:2:0 C:2:1', ['placement_repeated'], { 'rows.2.placement': 'El puesto 2 ya lo tiene LOS.' }],
    ['not, for a place twice that is worth nothing', 'A:6:3 B:6:0', [], {}],
    [
      'two Booyahs, even where they are worth nothing',
      'A:1:3 B:1:0',
      ['placement_repeated'],
      { 'rows.1.placement': 'El puesto 1 ya lo tiene LOUD.' },
      [0],
    ],
    ['not, for the place of one who did not play', 'A:1:3 B:-', [], {}],
    ['an entry twice', 'A:1:3 B:2:0 A:3:1', ['entry_repeated'], { 'rows.2.entryId': 'LOUD ya está en otra fila.' }],
    ['a stranger', 'X:2:0', ['entry_not_in_group'], { 'rows.0.entryId': 'Este participante no está en este grupo.' }],
  ])('%s', (_name, rows, codes, fields, placement = sampleScoring.placement) => {
    const refusals = resultRefusals(sampleRows(rows), { scoring: { placement }, group, entries });
    expect(refusals.map(({ code }) => code)).toEqual(codes);
    expect(refusalFields(refusals)).toEqual(fields);
  });

  test('if an absent entry has a place or kills', () => {
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
  ['not, where all is well', 'A:1:3 B:2:0 C:3:0 D:4:0', []],
  ['the last ones without a place that is worth something', 'A:1:1 B:2:2 C:?:0 D:?:0', ['2 jugaron sin puesto.']],
  ['not, where nobody has a place', 'A:?:1 B:?:2 C:?:0 D:?:0', ['Nadie tiene el puesto 1.']],
  ['a hole', 'A:1:1 B:2:0 C:4:0 D:-', ['Falta el puesto 3.', 'Hay un puesto 4 y jugaron 3.']],
  ['no winner', 'A:2:1 B:3:0 C:4:0 D:?:0', ['Nadie tiene el puesto 1.', '1 jugó sin puesto.']],
  ['no kills at all', 'A:1:0 B:2:0 C:3:0 D:4:0', ['Nadie tiene bajas.']],
  ['not, for kills that nobody counted', 'A:1:? B:2:? C:3:? D:4:?', []],
  ['more kills than rivals', 'A:1:4 B:2:0 C:3:0 D:4:0', ['LOUD tiene 4 bajas y había 3 rivales.']],
  ['more kills together than revivals explain', 'A:1:3 B:2:3 C:3:3 D:4:2', ['Las bajas suman 11 y había 4 jugadores.']],
  [
    'more kills together than revivals explain in teams',
    'A:1:12 B:2:12 C:3:12 D:4:5',
    ['Las bajas suman 41 y había 16 jugadores.'],
    { teamSize: 4 },
  ],
  ['one entry without a row', 'A:1:1 B:2:0 C:3:0', ['Falta en el resultado: INTZ.']],
  ['nobody who played', 'A:- B:- C:- D:-', []],
])('a result is warned of: %s', (_name, rows, warnings, { placement = sampleScoring.placement, teamSize = 1 } = {}) => {
  const found = resultWarnings(sampleRows(rows), { scoring: { placement }, group, entries, teamSize });
  expect(found.map(({ message }) => message)).toEqual(warnings);
});
