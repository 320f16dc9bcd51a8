import { limits, type ResultRow } from '@arena/domain';
import { withRow } from '../entry/facts.ts';

/** Columns of the grid, from the left. */
export const columns = ['placement', 'kills'] as const;
export type Column = (typeof columns)[number];

const { placements, killsPerRow } = limits.competition;
const bounds: Record<Column, readonly [least: number, most: number]> = {
  placement: [1, placements],
  kills: [0, killsPerRow],
};

/** Parses a cell: a number, empty (null), or invalid (undefined). */
function cellValue(column: Column, text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [least, most] = bounds[column];
  const value = Number(trimmed);
  return /^\d{1,3}$/.test(trimmed) && value >= least && value <= most ? value : undefined;
}

/** Returns the result with one cell changed. Invalid values change nothing. */
export function withCell(rows: readonly ResultRow[], entryId: string, column: Column, text: string): ResultRow[] {
  const value = cellValue(column, text);
  return value === undefined ? [...rows] : withRow(rows, entryId, { [column]: value });
}

/**
 * Returns the result with cells pasted from a spreadsheet, to the right and down from a cell.
 * @returns the rows, and the number of invalid cells, which stay unchanged
 */
export function withCells(
  rows: readonly ResultRow[],
  from: { index: number; column: Column },
  text: string,
): { rows: ResultRow[]; refused: number } {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const first = columns.indexOf(from.column);
  let next = [...rows];
  let refused = 0;
  for (const [down, line] of lines.entries()) {
    for (const [right, cell] of line.split('\t').entries()) {
      const [row, column] = [rows[from.index + down], columns[first + right]];
      if (row === undefined || column === undefined || cellValue(column, cell) === undefined) refused += 1;
      else next = withCell(next, row.entryId, column, cell);
    }
  }
  return { rows: next, refused };
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Returns the cell that a key moves to; null for other keys, or at the edge. */
export function cellAfter(
  key: string,
  { index, column }: { index: number; column: Column },
  count: number,
): { index: number; column: Column } | null {
  const at = columns.indexOf(column);
  const [down, right] = steps[key] ?? [0, 0];
  const [row, next] = [index + down, columns[at + right]];
  if ((down === 0 && right === 0) || row < 0 || row >= count || next === undefined) return null;
  return { index: row, column: next };
}
