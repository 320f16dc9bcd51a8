import { z } from '@arena/domain/zod';
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
import { adminStorageKeys } from '../../lib/storage/admin-storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';

/** A column of an admin table. */
export interface Column<Item> {
  id: string;
  head: string;
  /** Width in rem; by default a share of the rest. */
  width?: number;
  /** Value to sort by; without it the column can't be sorted. An empty text means an empty cell. */
  value?: (item: Item) => string | number;
  cell: (item: Item) => ReactNode;
  /**
   * `always`: on narrow screens, too; `filled`: if a row has a value, unless the user decides; `chosen`: only if the
   * user shows it. Without it the column is shown until the user hides it.
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

/** Compares texts in Spanish order, and numbers by value. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'es', { numeric: true });
}

interface Options<Item extends RowData> {
  /** Name under which the chosen columns are stored. */
  name: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  /** Order of the groups that keep rows together. */
  group?: ((item: Item) => number) | undefined;
  /** True if there is space for the fixed columns only. */
  isNarrow?: boolean;
}

const GROUP = 'group';

/** State of a table: its sorted rows, its shown columns, and the actions on both. */
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
