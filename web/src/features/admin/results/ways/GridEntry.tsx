import type { ResultRow } from '@arena/domain';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { Choice } from '#ui/fields/Choice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { pointsOf, withRow } from '../entry/facts.ts';
import { useResult } from '../entry/result-context.ts';
import { Finish } from '../Finish.tsx';
import styles from './Grid.module.css';
import { type Column, cellAfter, columns, withCell, withCells } from './grid.ts';

const labels: Record<Column, string> = { placement: 'Puesto', kills: 'Bajas' };

interface CellProps extends ComponentProps<'input'> {
  row: ResultRow;
  column: Column;
  name: string;
  error: string | undefined;
}

function Cell({ row, column, name, error, ...input }: CellProps) {
  return (
    <input
      {...input}
      className={styles.cell}
      inputMode="numeric"
      autoComplete="off"
      aria-label={`${labels[column]} de ${name}`}
      aria-invalid={error !== undefined && column === 'placement'}
      aria-describedby={error === undefined ? undefined : `error-${row.entryId}`}
      value={row[column] ?? ''}
      onFocus={({ target }) => target.select()}
    />
  );
}

/** State of the grid's cells: moves the focus and handles pasted cells. */
function useCells(rows: readonly ResultRow[], put: (rows: ResultRow[]) => void) {
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const [refused, setRefused] = useState(0);
  const cellOf = (index: number, column: Column) => ({
    ref: (input: HTMLInputElement | null) => {
      if (input === null) inputs.current.delete(`${index}/${column}`);
      else inputs.current.set(`${index}/${column}`, input);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      put(withCell(rows, rows[index]?.entryId ?? '', column, target.value)),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const next = cellAfter(event.key, { index, column }, rows.length);
      if (next === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      inputs.current.get(`${next.index}/${next.column}`)?.focus();
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text/plain');
      if (!/[\t\n]/.test(text.trim())) return;
      event.preventDefault();
      const pasted = withCells(rows, { index, column }, text);
      setRefused(pasted.refused);
      put(pasted.rows);
    },
  });
  return { cellOf, refused };
}

/** Enters a result by keyboard, as in a spreadsheet: arrows and Enter move between cells, and cells can be pasted. */
export function GridEntry() {
  const { facts, entering, faults, act } = useResult();
  const { rows } = entering;
  const put = (next: ResultRow[]) => act.enter({ rows: next, tapping: null, pasted: null });
  const { cellOf, refused } = useCells(rows, put);
  return (
    <>
      <table className={styles.grid}>
        <caption className="visually-hidden">Resultado, fila por fila</caption>
        <thead>
          <tr>
            <th scope="col">Participante</th>
            <th scope="col">Jugó</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {labels[column]}
              </th>
            ))}
            <th scope="col">Pts</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const name = facts.nameOf(row.entryId);
            const error = faults.byEntry.get(row.entryId);
            return (
              <tr key={row.entryId}>
                <th scope="row">
                  {name}
                  {error === undefined ? null : (
                    <span id={`error-${row.entryId}`} className={styles.error}>
                      {error}
                    </span>
                  )}
                </th>
                <td>
                  <Choice
                    label={<span className="visually-hidden">{`${name} jugó`}</span>}
                    type="checkbox"
                    checked={row.played}
                    onChange={({ target }) => put(withRow(rows, row.entryId, { played: target.checked }))}
                  />
                </td>
                {columns.map((column) => (
                  <td key={column}>
                    <Cell row={row} column={column} name={name} error={error} {...cellOf(index, column)} />
                  </td>
                ))}
                <td className={styles.points}>{row.played ? pointsOf(facts, row) : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {refused === 0 ? null : (
        <Notice tone="warning">
          {refused === 1 ? 'Una celda pegada no entró' : `${refused} celdas pegadas no entraron`}: solo caben números de
          esta tabla.
        </Notice>
      )}
      <Finish />
    </>
  );
}
