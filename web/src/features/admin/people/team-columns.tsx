import { type ListedAdmin, shortDateText } from '@arena/domain';
import type { ComponentProps } from 'react';
import row from '#ui/layout/AdminListRow.module.css';
import type { TableColumn } from '#ui/table/use-data-table.ts';
import { AdminActions, State } from './AdminRow.tsx';
import { organiserName } from './names.ts';

interface Shown {
  admins: readonly ListedAdmin[];
  zone: string;
  about: (admin: ListedAdmin) => ComponentProps<typeof AdminActions>;
}

export function teamColumns({ admins, zone, about }: Shown): readonly TableColumn<ListedAdmin>[] {
  const day = (at: string | null) => (at === null ? '' : shortDateText(at, zone));
  return [
    {
      id: 'name',
      head: 'Nombre',
      shown: 'always',
      value: ({ displayName }) => displayName,
      cell: (admin) => (
        <span className={row.title}>
          {admin.displayName}
          {about(admin).isSelf ? ' (tú)' : ''}
        </span>
      ),
    },
    { id: 'email', head: 'Correo', value: ({ email }) => email ?? '', cell: ({ email }) => email },
    { id: 'role', head: 'Rol', cell: (admin) => <State {...admin} /> },
    {
      id: 'since',
      head: 'Desde',
      value: ({ grantedAt }) => grantedAt ?? '',
      cell: ({ grantedAt, grantedBy }) =>
        grantedAt === null ? '' : `${day(grantedAt)}, por ${organiserName(grantedBy ?? '', admins)}`,
    },
    {
      id: 'last',
      head: 'Última vez',
      width: 8,
      value: ({ lastSignInTime }) => lastSignInTime ?? '',
      cell: ({ lastSignInTime }) => day(lastSignInTime) || 'Nunca entró',
    },
    {
      id: 'public',
      head: 'En la portada',
      width: 7,
      value: ({ shownAs }) => (shownAs === null ? 'No' : 'Sí'),
      cell: ({ shownAs }) => (shownAs === null ? 'No' : 'Sí'),
    },
    {
      id: 'actions',
      head: 'Acciones',
      isUnnamed: true,
      shown: 'always',
      width: 3,
      cell: (admin) => (
        <div className={row.cell}>
          <AdminActions {...about(admin)} />
        </div>
      ),
    },
  ];
}
