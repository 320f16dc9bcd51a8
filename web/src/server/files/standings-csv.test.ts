import { sampleMatch } from '@arena/domain/samples';
import { expect, it } from 'vitest';
import { FORGED, FORMULA, readCsv } from '../../../../tests/fixtures/records/read-csv.ts';
import { testStandings } from '../../features/standings/sample.ts';
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
