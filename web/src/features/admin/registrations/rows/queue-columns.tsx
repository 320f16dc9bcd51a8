import { phoneCountryName } from '@arena/domain';
import type { TableColumn } from '#ui/table/use-data-table.ts';
import type { QueueItem } from '../queue/queue-context.ts';
import { guardianText } from './notes.ts';
import { ActionsCell, AgeCell, AnswersCell, NameCell, NoteCell, PickCell } from './QueueCells.tsx';

/** The columns of the queue on wide screens. The details have what doesn't fit. */
export const queueColumns: readonly TableColumn<QueueItem>[] = [
  { id: 'pick', head: 'Elegir', isUnnamed: true, shown: 'always', width: 2, cell: (item) => <PickCell item={item} /> },
  {
    id: 'name',
    head: 'Nombre',
    shown: 'always',
    width: 8.5,
    value: ({ registration }) => registration.fullName,
    cell: (item) => <NameCell item={item} />,
  },
  {
    id: 'nickname',
    head: 'Apodo',
    width: 6.5,
    givesWay: 4,
    value: ({ registration }) => registration.nickname,
  },
  {
    id: 'player',
    head: 'ID',
    shown: 'always',
    width: 7.25,
    value: ({ registration }) => registration.freeFireId,
  },
  {
    id: 'country',
    head: 'País',
    width: 5,
    givesWay: 2,
    value: ({ registration }) => phoneCountryName(registration.phone),
  },
  {
    id: 'phone',
    head: 'Teléfono',
    width: 9.25,
    givesWay: 3,
    value: ({ registration }) => registration.phone,
  },
  {
    id: 'email',
    head: 'Correo',
    width: 14,
    givesWay: 1,
    value: ({ registration }) => registration.email,
  },
  {
    id: 'team',
    head: 'Equipo',
    shown: 'filled',
    width: 10,
    givesWay: 6,
    value: ({ registration }) => registration.team?.name ?? '',
  },
  {
    id: 'guardian',
    head: 'Tutor',
    shown: 'filled',
    width: 8,
    givesWay: 5,
    value: ({ registration }) => guardianText(registration),
    cell: ({ registration }) => guardianText(registration).replace('Tutor: ', ''),
  },
  { id: 'note', head: 'Aviso', least: 20, givesWay: 8, cell: (item) => <NoteCell item={item} /> },
  {
    id: 'answers',
    head: 'Respuestas',
    shown: 'chosen',
    least: 12,
    givesWay: 7,
    cell: (item) => <AnswersCell item={item} />,
  },
  {
    id: 'age',
    head: 'Espera',
    shown: 'always',
    width: 6.5,
    value: ({ registration }) => -Date.parse(registration.createdAt),
    cell: (item) => <AgeCell item={item} />,
  },
  {
    id: 'actions',
    head: 'Acciones',
    isUnnamed: true,
    shown: 'always',
    width: 4.5,
    cell: (item) => <ActionsCell item={item} />,
  },
];
