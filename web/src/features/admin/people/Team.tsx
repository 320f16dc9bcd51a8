import type { ListedAdmin } from '@arena/domain';
import { useState } from 'react';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { QueryView } from '#ui/loading/QueryView.tsx';
import { AdminRow, type Changeable } from './AdminRow.tsx';
import { GrantForm } from './GrantForm.tsx';
import { Loading } from './Loading.tsx';
import { adminList, type NamedOrganiser } from './people-calls';
import { RevokeDialog } from './RevokeDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { teamColumns } from './team-columns.tsx';

export function Team({ organiser }: { organiser: NamedOrganiser }) {
  const zone = useViewerZone();
  const [leaving, setLeaving] = useState<ListedAdmin | null>(null);
  const [changing, setChanging] = useState<Changeable | null>(null);
  return (
    <>
      <GrantForm />
      <QueryView query={adminList} loading={<Loading what="equipo" isTable />}>
        {(admins) => {
          const about = (admin: ListedAdmin) => ({
            admin,
            isSelf: admin.uid === organiser.uid,
            isByOwner: organiser.isOwner,
            onChangeRole: setChanging,
            onRevoke: () => setLeaving(admin),
          });
          return (
            <AdminList
              label="Equipo"
              items={admins}
              empty="Todavía no hay nadie más."
              table={{ name: 'equipo', idOf: ({ uid }) => uid, columns: teamColumns({ admins, zone, about }) }}
            >
              {(admin) => <AdminRow key={admin.uid} admins={admins} {...about(admin)} />}
            </AdminList>
          );
        }}
      </QueryView>
      {changing === null ? null : <RoleDialog admin={changing} onClose={() => setChanging(null)} />}
      {leaving === null ? null : (
        <RevokeDialog admin={leaving} organiser={organiser} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
