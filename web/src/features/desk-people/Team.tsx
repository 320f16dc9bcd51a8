import type { ListedAdmin } from '@arena/domain';
import { useState } from 'react';
import { ReadPlace } from '../../ui/loading/ReadPlace.tsx';
import { AdminRow } from './AdminRow.tsx';
import { adminList, type Organiser } from './calls.ts';
import { GrantForm } from './GrantForm.tsx';
import { Loading } from './Loading.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** Who has access to the desk, and how to give and take it. */
export function Team({ organiser }: { organiser: Organiser }) {
  const [leaving, setLeaving] = useState<ListedAdmin | null>(null);
  return (
    <>
      <GrantForm />
      <ReadPlace kept={adminList} loading={<Loading what="equipo" />}>
        {(admins) => (
          <ul className="cards" aria-label="Equipo">
            {admins.map((admin) => (
              <AdminRow
                key={admin.uid}
                admin={admin}
                admins={admins}
                isSelf={admin.uid === organiser.uid}
                mayTakeOff={organiser.isOwner}
                onRevoke={() => setLeaving(admin)}
              />
            ))}
          </ul>
        )}
      </ReadPlace>
      {leaving === null ? null : (
        <RevokeDialog admin={leaving} organiser={organiser} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
