import type { RowData } from '@tanstack/react-table';
import { ColumnChoice, DataTable } from './DataTable.tsx';
import { type TableColumn, useDataTable } from './use-data-table.ts';

export interface TableOptions<Item extends RowData> {
  /** Name under which the chosen columns are stored. */
  name: string;
  idOf: (item: Item) => string;
  columns: readonly TableColumn<Item>[];
}

interface Props<Item extends RowData> extends TableOptions<Item> {
  label: string;
  items: readonly Item[];
  /** Maximum number of rendered rows. */
  most?: number;
}

/** A list as a table with a choice of columns. */
export function ListTable<Item extends RowData>({ label, most, ...options }: Props<Item>) {
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
