import row from '#ui/layout/AdminListRow.module.css';
import type { TableColumn } from '#ui/table/use-data-table.ts';
import { prizeText } from '#ui/texts/prize-texts.ts';
import { PrizeMenu, PrizeNotes, PrizeState, PrizeWays } from './PrizeRow.tsx';
import { prizeWhen, type ShownPrize } from './shown-prize.ts';

export function prizeColumns(zone: string): readonly TableColumn<ShownPrize>[] {
  return [
    { id: 'rank', head: 'Puesto', width: 4, value: ({ prize }) => prize.rank, cell: ({ prize }) => `${prize.rank}.º` },
    {
      id: 'name',
      head: 'Quién',
      shown: 'always',
      value: ({ name }) => name,
      cell: (shown) => (
        <>
          <span className={row.title}>{shown.name}</span>
          <PrizeNotes {...shown} />
        </>
      ),
    },
    {
      id: 'what',
      head: 'Premio',
      shown: 'always',
      value: ({ prize }) => prize.what,
      cell: ({ prize }) => prize.what,
    },
    {
      id: 'state',
      head: 'Estado',
      width: 10,
      value: ({ standing }) => prizeText[standing].label,
      cell: (shown) => <PrizeState {...shown} />,
    },
    {
      id: 'when',
      head: 'Plazo',
      value: ({ prize }) => prize.dueAt,
      cell: ({ prize }) => prizeWhen(prize, zone),
    },
    {
      id: 'ways',
      head: 'Entrega',
      isUnnamed: true,
      shown: 'always',
      width: 22,
      cell: (shown) => <PrizeWays {...shown} />,
    },
    {
      id: 'actions',
      head: 'Acciones',
      isUnnamed: true,
      shown: 'always',
      width: 3,
      cell: (shown) => (
        <div className={row.cell}>
          <PrizeMenu {...shown} />
        </div>
      ),
    },
  ];
}
