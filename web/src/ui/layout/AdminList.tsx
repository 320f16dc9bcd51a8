import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import { SearchField } from '../fields/SearchField.tsx';
import { ListTable, type TableOptions } from '../table/DataTable.tsx';
import { useWide } from '../table/use-wide.ts';
import { EmptyNote } from './EmptyState.tsx';

interface Props<Item extends RowData> {
  label: string;
  items: readonly Item[];
  /** The text of an empty list. */
  empty: string;
  search?: ComponentProps<typeof SearchField> | undefined;
  /** Chips that filter the items. */
  filter?: ReactNode;
  className?: string | undefined;
  /** Shows the items as a table on wide screens. */
  table?: TableOptions<Item>;
  /** Renders the row of an item, with its key. */
  children: (item: Item) => ReactNode;
}

/** A list of the admin area: search, filter, and a row for each item. */
export function AdminList<Item extends RowData>(props: Props<Item>) {
  const { label, items, empty, search, filter, className = 'cards', table, children } = props;
  const isWide = useWide();
  const rows =
    table !== undefined && isWide ? (
      <ListTable label={label} items={items} {...table} />
    ) : (
      <ul className={className} aria-label={label}>
        {items.map(children)}
      </ul>
    );
  return (
    <>
      {search === undefined && filter === undefined ? null : (
        <div className="below gap-3">
          {search === undefined ? null : <SearchField {...search} />}
          {filter}
        </div>
      )}
      {items.length > 0 ? rows : <EmptyNote>{empty}</EmptyNote>}
    </>
  );
}
