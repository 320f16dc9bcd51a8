import type { RowData } from '@tanstack/react-table';
import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Choice } from '../fields/Choice.tsx';
import { AdminIcon } from '../icons/AdminIcon.tsx';
import styles from './DataTable.module.css';
import { type DataTableState, type TableColumn, type TableOf, useDataTable } from './use-data-table.ts';

type Header<Item extends RowData> = ReturnType<TableOf<Item>['getHeaderGroups']>[number]['headers'][number];

const directions = { asc: 'ascending', desc: 'descending' } as const;

function Head<Item extends RowData>({ header, isUnnamed }: { header: Header<Item>; isUnnamed: boolean }) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const name = String(column.columnDef.header);
  if (!column.getCanSort()) {
    return (
      <th scope="col">
        <span className={isUnnamed ? 'visually-hidden' : undefined}>{name}</span>
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={sorted === false ? undefined : directions[sorted]}>
      <button type="button" className={styles.sort} onClick={column.getToggleSortingHandler()}>
        {name}
        {sorted === false ? null : <AdminIcon name={sorted === 'asc' ? 'up' : 'down'} size={14} />}
      </button>
    </th>
  );
}

/** Shows and hides columns. */
export function ColumnChoice<Item extends RowData>({ state }: { state: DataTableState<Item> }) {
  return (
    <details className={styles.choice}>
      <summary className="touch muted">
        <AdminIcon name="columns" size={16} />
        Columnas
      </summary>
      <ul className={styles.columns}>
        {state.table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            <li key={column.id}>
              <Choice
                label={String(column.columnDef.header)}
                type="checkbox"
                checked={column.getIsVisible()}
                onChange={({ target }) => state.show(column.id, target.checked)}
              />
            </li>
          ))}
      </ul>
    </details>
  );
}

interface VirtualRow {
  index: number;
  key: string;
}

interface Props<Item extends RowData> {
  label: string;
  state: DataTableState<Item>;
  /** The rows in view, and the pixels above and below them; without it all rows are rendered. */
  view?: { rows: readonly VirtualRow[]; above: number; below: number; measure?: Ref<HTMLTableSectionElement> };
  /** A heading above a row, across all columns. */
  headOf?: ((index: number) => ReactNode) | undefined;
  classOf?: (item: Item) => string | undefined;
}

function Space({ height }: { height: number }) {
  return height <= 0 ? null : (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}

/** A list as a table with a column for each fact. */
export function DataTable<Item extends RowData>({ label, state, view, headOf, classOf }: Props<Item>) {
  const { table, columns, measure } = state;
  const { rows } = table.getRowModel();
  const shown = view?.rows ?? rows.map(({ id }, index) => ({ index, key: id }));
  const [group] = table.getHeaderGroups();
  const columnOf = (id: string) => columns.find((each) => each.id === id);
  const count = group?.headers.length ?? 0;
  return (
    <table ref={measure} className={styles.table} aria-label={label} aria-rowcount={rows.length + 1}>
      <colgroup>
        {group?.headers.map(({ id }) => {
          const width = columnOf(id)?.width;
          return <col key={id} style={width === undefined ? undefined : { width: `${width}rem` }} />;
        })}
      </colgroup>
      <thead>
        <tr>
          {group?.headers.map((header) => (
            <Head key={header.id} header={header} isUnnamed={columnOf(header.id)?.isUnnamed === true} />
          ))}
        </tr>
      </thead>
      <Space height={view?.above ?? 0} />
      {shown.map(({ index, key }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const heading = headOf?.(index);
        return (
          <tbody key={key} ref={view?.measure} data-index={index}>
            {heading ? (
              <tr>
                <th colSpan={count} scope="rowgroup" className={styles.group}>
                  {heading}
                </th>
              </tr>
            ) : null}
            <tr className={classes(styles.row, classOf?.(row.original))} aria-rowindex={index + 2}>
              {row.getVisibleCells().map((cell) => {
                const column = columnOf(cell.column.id);
                return <td key={cell.id}>{(column?.cell ?? column?.value)?.(row.original)}</td>;
              })}
            </tr>
          </tbody>
        );
      })}
      <Space height={view?.below ?? 0} />
    </table>
  );
}

export interface TableOptions<Item extends RowData> {
  /** Name under which the chosen columns are stored. */
  name: string;
  idOf: (item: Item) => string;
  columns: readonly TableColumn<Item>[];
}

interface ListTableProps<Item extends RowData> extends TableOptions<Item> {
  label: string;
  items: readonly Item[];
  /** Maximum number of rendered rows. */
  most?: number;
}

/** A list as a table with a choice of columns. */
export function ListTable<Item extends RowData>({ label, most, ...options }: ListTableProps<Item>) {
  const state = useDataTable(options);
  const rows = state.items.slice(0, most).map((item, index) => ({ index, key: options.idOf(item) }));
  return (
    <div>
      <div className="apart">
        <span />
        <ColumnChoice state={state} />
      </div>
      <DataTable label={label} state={state} view={{ rows, above: 0, below: 0 }} />
    </div>
  );
}
