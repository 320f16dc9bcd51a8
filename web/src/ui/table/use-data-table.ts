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
import { type ReactNode, useCallback, useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { readStored, writeStored } from '#lib/storage/storage.ts';

/** A column of an admin table. */
export interface TableColumn<Item> extends Sized {
  head: string;
  /** Value to sort by; without it the column can't be sorted. An empty text means an empty cell. */
  value?: (item: Item) => string | number;
  /** The value by default. */
  cell?: (item: Item) => ReactNode;
  /** Hides the text of the head. */
  isUnnamed?: boolean;
}

/** The last column, with a row's menu. */
export const actionsColumn = { id: 'actions', head: 'Acciones', isUnnamed: true, shown: 'always', width: 3 } as const;

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
  columns: readonly TableColumn<Item>[];
  /** Order of the groups that keep rows together. */
  group?: ((item: Item) => number) | undefined;
}

const GROUP = 'group';

/** Follows the width in rem that a table may take; unlimited until it is rendered. */
function useSpace() {
  const [space, setSpace] = useState(Number.POSITIVE_INFINITY);
  // A changing ref would measure again after every render.
  const measure = useCallback((table: HTMLTableElement) => {
    const around = table.parentElement;
    const update = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSpace((around?.clientWidth ?? 0) / rem);
    };
    update();
    const observer = new ResizeObserver(update);
    if (around !== null) observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return { space, measure };
}

/** State of a table: its sorted rows, its shown columns, and the actions on both. */
export function useDataTable<Item extends RowData>({ name, items, idOf, columns, group }: Options<Item>) {
  const key = adminStorageKeys.tableColumns(name);
  const [chosen, setChosen] = useState(() => Shown.parse(readStored('local', key)));
  const [sorting, setSorting] = useState<SortingState>([]);
  const isFilled = ({ value }: TableColumn<Item>) => items.some((item) => value?.(item) !== '');
  const isWanted = (column: TableColumn<Item>) =>
    column.shown === undefined || (column.shown === 'filled' && isFilled(column));
  const wanted = columns.filter((each) => each.shown === 'always' || (chosen[each.id] ?? isWanted(each)));
  const { space, measure } = useSpace();
  const shown = columnsThatFit(wanted, space, (id) => chosen[id] === true);
  const table: TableOf<Item> = useTable({
    features,
    data: items,
    getRowId: idOf,
    columns: [
      { id: GROUP, accessorFn: group ?? (() => 0), enableHiding: false },
      ...columns.map(({ id, head, value, shown }) => ({
        id,
        header: head,
        accessorFn: value ?? (() => ''),
        enableSorting: value !== undefined,
        enableHiding: shown !== 'always',
        sortDescFirst: false,
        sortFn: (a: { getValue: (of: string) => unknown }, b: typeof a, of: string) =>
          compare(a.getValue(of), b.getValue(of)),
      })),
    ],
    state: {
      columnVisibility: { [GROUP]: false, ...Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])) },
      sorting: sorting.length === 0 || group === undefined ? sorting : [{ id: GROUP, desc: false }, ...sorting],
    },
    onSortingChange: (change) => setSorting(typeof change === 'function' ? change(sorting) : change),
  });
  return {
    table,
    columns,
    /** Ref of the rendered table. */
    measure,
    items: table.getRowModel().rows.map(({ original }) => original),
    show: (id: string, isWanted: boolean) => {
      const next = { ...chosen, [id]: isWanted };
      setChosen(next);
      writeStored('local', key, next);
    },
  };
}

export type DataTableState<Item extends RowData> = ReturnType<typeof useDataTable<Item>>;

/** A column's claim to space. */
export interface Sized {
  id: string;
  /** Width in rem; without it the column takes what is left. */
  width?: number;
  /** Least width in rem of a column without a width. */
  least?: number;
  /**
   * `always`: however narrow the table is; `filled`: if a row has a value, unless the user decides; `chosen`: only if
   * the user shows it. Without it the column is shown until the user hides it.
   */
  shown?: 'always' | 'filled' | 'chosen';
  /** Order in which columns are left out where they don't fit: 1 first. Further ones follow, the last first. */
  givesWay?: number;
}

/** Enough for a word or two. */
const LEAST = 7;

const leastWidth = ({ width, least = LEAST }: Sized) => width ?? least;

/**
 * Returns the ids of the columns that fit into a width in rem without being squeezed. Columns that are always shown
 * stay, and those that the user chose go last.
 */
export function columnsThatFit(columns: readonly Sized[], space: number, isChosen: (id: string) => boolean): string[] {
  const order = ({ givesWay = Number.POSITIVE_INFINITY }: Sized) => givesWay;
  const leaving = columns
    .toReversed()
    .filter(({ shown }) => shown !== 'always')
    .sort(
      (a, b) =>
        Number(isChosen(a.id)) - Number(isChosen(b.id)) || (order(a) < order(b) ? -1 : Number(order(a) > order(b))),
    );
  let needed = columns.reduce((sum, column) => sum + leastWidth(column), 0);
  const out = new Set<string>();
  for (const column of leaving) {
    if (needed <= space) break;
    out.add(column.id);
    needed -= leastWidth(column);
  }
  return columns.map(({ id }) => id).filter((id) => !out.has(id));
}
