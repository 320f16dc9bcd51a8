import { isKept, type Row } from './row.ts';

const HEADINGS = ['', 'figure', 'control', 'ratio', 'limit', ''];

/** A number in three digits or, where it has more before the point, whole. */
function short(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

function cellsOf(row: Row): string[] {
  const { what, figure, unit, control, ratio, limit } = row;
  const times = (value: number) => `${value.toFixed(2)} x`;
  const most = limit === null ? '' : ratio === null ? short(limit) : times(limit);
  return [
    what,
    `${short(figure)} ${unit}`,
    control === null ? '' : `${short(control)} ${unit}`,
    ratio === null ? '' : times(ratio),
    most,
    isKept(row) ? '' : 'TOO MUCH',
  ];
}

/** Rows as the lines of a table: what on the left, figures in columns on the right. */
export function tableOf(rows: readonly Row[]): string[] {
  const cells = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
