import { sampleMatch } from '@arena/domain/samples';
import { expect, it } from 'vitest';
import { FORGED, FORMULA, readCsv } from '../../../../tests/fixtures/records/read-csv.ts';
import { testStage, testStandings } from '../../features/standings/sample.ts';
import { standingsCsv } from './standings-csv.ts';

const penalty = { id: 'x', stageId: 'final', entryId: 'furia', points: -6, reason: 'Tarde', by: 'uid', at: '' };
const results =
  testStandings([sampleMatch(1, 'loud:1:2 zona:2:1 furia:3:0')], { adjustments: [{ ...penalty, matchNumber: null }] })
    .results ?? expect.fail();

it('the CSV has a row for each entry, with its figures as numbers', async () => {
  const [, ...rows] = readCsv(await standingsCsv(results));
  expect(rows.map((row) => row.slice(2, 9))).toEqual([
    ['1', 'LOUD', '12', '10', '2', '0', '0'],
    ['2', 'Zona Roja', '7', '6', '1', '0', '0'],
    ['3', "'=FURIA()", '-2', '4', '0', '0', '-6'],
  ]);
});

it('the CSV has no decimal separator, in averages and in half points', async () => {
  const stage = testStage();
  const half = { ...stage, scoring: { ...stage.scoring, perKill: 0.5 } };
  const matches = ['loud:1:3 zona:2:1 furia:3:0', 'loud:3:0 zona:1:0 furia:2:0', 'loud:2:0 furia:1:1'];
  const { results: halves } = testStandings(
    matches.map((rows, index) => sampleMatch(index + 1, rows)),
    { stages: [half], adjustments: [{ ...penalty, points: -26, matchNumber: null }] },
  );
  const [head = [], ...rows] = readCsv(await standingsCsv(halves));
  const column = (title: string) => rows.map((row) => row[head.indexOf(title)]);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/\d[.,]\d/);
  expect(column('Participante')).toEqual(['LOUD', 'Zona Roja', "'=FURIA()"]);
  expect(column('Puntos por bajas')).toEqual(['1½', '½', '½']);
  expect(column('Puesto promedio × 100')).toEqual(['200', '150', '200']);
  expect(column('Puntos').at(-1)).toMatch(/^−\d+½$/);
});

it('the CSV keeps a name that a spreadsheet would calculate', async () => {
  const entries = results.entries.map((entry) => ({ ...entry, name: '1E5' }));
  const [, ...rows] = readCsv(await standingsCsv({ ...results, entries }));
  expect(rows.map((row) => row[3])).toEqual(Array(3).fill("'1E5"));
});

it.each(FORGED)('the CSV has no formula and no extra row for the name %j', async (name) => {
  const entries = results.entries.map((entry) => ({ ...entry, name }));
  const stages = results.stages.map((stage) => ({ ...stage, name }));
  const [head, ...rows] = readCsv(await standingsCsv({ ...results, entries, stages }));
  expect(rows.map((row) => row.length)).toEqual(Array(3).fill(head?.length));
  for (const row of rows) for (const text of [row[0], row[1], row[3]]) expect(text).not.toMatch(FORMULA);
});
