import type { Entry } from '@arena/domain';
import type { ComponentProps } from 'react';
import row from '#ui/layout/AdminListRow.module.css';
import type { TableColumn } from '#ui/table/use-data-table.ts';
import { statusText } from '#ui/texts/competition-texts.ts';
import type { Planned } from '../competition-context.ts';
import { EntryBadge, EntryMenu } from './EntryRow.tsx';
import { playerTexts } from './entry-list.ts';

export function entryColumns(
  planned: Planned,
  about: (entry: Entry) => ComponentProps<typeof EntryMenu>,
): readonly TableColumn<Entry>[] {
  return [
    { id: 'seed', head: 'N.º', width: 4, value: ({ seed }) => seed ?? '', cell: ({ seed }) => seed ?? '—' },
    {
      id: 'name',
      head: 'Nombre',
      shown: 'always',
      value: ({ id }) => planned.nameOf(id),
      cell: ({ id }) => <span className={row.title}>{planned.nameOf(id)}</span>,
    },
    {
      id: 'players',
      head: 'Jugadores e ID',
      value: (entry) => playerTexts(entry, planned.nameOf(entry.id)).join(', '),
      cell: (entry) => playerTexts(entry, planned.nameOf(entry.id)).join(', '),
    },
    {
      id: 'state',
      head: 'Estado',
      value: (entry) => (entry.status === 'active' ? '' : statusText(entry)),
      cell: (entry) => <EntryBadge planned={planned} entry={entry} />,
    },
    {
      id: 'actions',
      head: 'Acciones',
      isUnnamed: true,
      shown: 'always',
      width: 3,
      cell: (entry) => (
        <div className={row.cell}>
          <EntryMenu {...about(entry)} />
        </div>
      ),
    },
  ];
}
