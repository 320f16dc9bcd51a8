import { describe, expect, it } from 'vitest';
import { alone, compared, isKept } from './row.ts';
import { tableOf } from './table.ts';

const files = (control: number, limit?: number) => compared('files', 'files', [15, control], limit);
const filesAlone = (limit: number) => alone('files', 'files', 15, limit);

describe('a figure', () => {
  it.each([
    ['passes with a ratio at its limit', files(10, 1.5), true],
    ['fails with a ratio beyond its limit', files(10, 1.49), false],
    ['passes at its absolute limit', filesAlone(15), true],
    ['fails beyond its absolute limit', filesAlone(14), false],
    ['passes without a limit', files(1), true],
    ['fails if its control could not be measured', files(Number.POSITIVE_INFINITY, 1.5), false],
    ['fails if it could not be measured', alone('files', 'files', Number.NaN, 15), false],
  ])('%s', (_what, row, kept) => {
    expect(isKept(row)).toBe(kept);
  });
});

it('the table aligns its columns and marks figures beyond their limit', () => {
  const rows = [compared('the list', 'ms', [1_234.5, 1_000], 1.1), filesAlone(20)];
  expect(tableOf(rows)).toEqual([
    '            figure  control   ratio   limit',
    'the list   1235 ms  1000 ms  1.23 x  1.10 x  TOO MUCH',
    'files     15 files                       20',
  ]);
});
