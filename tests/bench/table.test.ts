import { describe, expect, it } from 'vitest';
import { alone, compared, isKept } from './row.ts';
import { tableOf } from './table.ts';

const files = { what: 'files', unit: 'files', figure: 15 } as const;

describe('a figure', () => {
  it.each([
    ['with a ratio at its limit', compared(files, 10, 1.5), true],
    ['with a ratio beyond its limit', compared(files, 10, 1.49), false],
    ['alone at its limit', alone(files, 15), true],
    ['alone beyond its limit', alone(files, 14), false],
    ['of which nothing is promised', compared(files, 1), true],
    ['whose control could not be measured', compared(files, Number.POSITIVE_INFINITY, 1.5), false],
    ['that could not be measured', alone({ ...files, figure: Number.NaN }, 15), false],
  ])('%s', (_what, row, kept) => {
    expect(isKept(row)).toBe(kept);
  });
});

it('the table aligns its columns and marks figures beyond their limit', () => {
  const rows = [compared({ what: 'the list', unit: 'ms', figure: 1_234.5 }, 1_000, 1.1), alone(files, 20)];
  expect(tableOf(rows)).toEqual([
    '            figure  control   ratio   limit',
    'the list   1235 ms  1000 ms  1.23 x  1.10 x  TOO MUCH',
    'files     15 files                       20',
  ]);
});
