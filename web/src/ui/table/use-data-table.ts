import {
  columnVisibilityFeature,
  createSortedRowModel,
  type ReactTable,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { adminStorageKeys } from '../../lib/storage/admin-storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';

/** A column of a table of the admin area. */
export interface Column<Item> {
  id: string;
  head: string;
  /** Its width in rem; without one it takes a share of what is left. */
  width?: number;
  /** Sorts the rows; without it the column can't be sorted. An empty text means nothing to show. */
  value?: (item: Item) => string | number;
  cell: (item: Item) => ReactNode;
  /**
   * `always`, also where there is little room; `filled`: where a row has something to show there, unless chosen
   * otherwise; `chosen`: only then. Without it the column is there until it is hidden.
   */
  shown?: 'always' | 'filled' | 'chosen';
  /** Hides the text of the head. */
  isUnnamed?: boolean;
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type TableOf<Item extends RowData> = ReactTable<typeof features, Item>;

const Shown = z.record(z.string(), z.boolean()).catch({});

/** Compares texts as a Spanish reader does, and numbers by their size. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'es', { numeric: true });
}

interface Options<Item extends RowData> {
  /** Names the table: its chosen columns are remembered in this browser. */
  name: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  /** Orders the groups in which rows stay together. */
  group?: ((item: Item) => number) | undefined;
  /** True where only the fixed columns have room. */
  isNarrow?: boolean;
}

const GROUP = 'group';

/** The rows of a table in their order, its shown columns, and what changes both. */
export function useDataTable<Item extends RowData>({
  name,
  items,
  idOf,
  columns,
  group,
  isNarrow = false,
}: Options<Item>) {
  const key = adminStorageKeys.tableColumns(name);
  const [chosen, setChosen] = useState(() => Shown.parse(readStored('local', key)));
  const [sorting, setSorting] = useState<SortingState>([]);
  const isFilled = ({ value }: Column<Item>) => items.some((item) => value?.(item) !== '');
  const isWanted = (column: Column<Item>) =>
    column.shown === undefined || (column.shown === 'filled' && isFilled(column));
  const isShown = (column: Column<Item>) =>
    column.shown === 'always' || (!isNarrow && (chosen[column.id] ?? isWanted(column)));
  const table: TableOf<Item> = useTable({
    features,
    data: items,
    getRowId: idOf,
    columns: [
      { id: GROUP, accessorFn: group ?? (() => 0), enableHiding: false },
      ...columns.map(({ id, head, value, cell, shown }) => ({
        id,
        header: head,
        accessorFn: value ?? (() => ''),
        cell: ({ row }: { row: { original: Item } }) => cell(row.original),
        enableSorting: value !== undefined,
        enableHiding: shown !== 'always',
        sortDescFirst: false,
        sortFn: (a: { getValue: (of: string) => unknown }, b: typeof a, of: string) =>
          compare(a.getValue(of), b.getValue(of)),
      })),
    ],
    state: {
      columnVisibility: { [GROUP]: false, ...Object.fromEntries(columns.map((each) => [each.id, isShown(each)])) },
      sorting: sorting.length === 0 || group === undefined ? sorting : [{ id: GROUP, desc: false }, ...sorting],
    },
    onSortingChange: (change) => setSorting(typeof change === 'function' ? change(sorting) : change),
  });
  return {
    table,
    columns,
    items: table.getRowModel().rows.map(({ original }) => original),
    show: (id: string, isWanted: boolean) => {
      const next = { ...chosen, [id]: isWanted };
      setChosen(next);
      writeStored('local', key, next);
    },
  };
}

export type DataTableState<Item extends RowData> = ReturnType<typeof useDataTable<Item>>;
