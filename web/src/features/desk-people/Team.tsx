import type { ListedAdmin } from '@arena/domain';
import { useState } from 'react';
import { useReading } from '../../lib/calls/kept-reading.ts';
import { Freshness } from '../../ui/waiting/Freshness.tsx';
import { AdminRow } from './AdminRow.tsx';
import { adminList, type Organiser } from './calls.ts';
import { GrantForm } from './GrantForm.tsx';
import { Loading } from './Loading.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** Who has access to the desk, and how to give and take it. */
export function Team({ organiser }: { organiser: Organiser }) {
  const reading = useReading(adminList);
  const [leaving, setLeaving] = useState<ListedAdmin | null>(null);
  return (
    <>
      <GrantForm />
      <Freshness reading={reading} onRefresh={() => void adminList.refresh()} />
      {reading.value === null ? null : (
        <ul className="cards" aria-label="Equipo">
          {reading.value.map((admin) => (
            <AdminRow
              key={admin.uid}
              admin={admin}
              admins={reading.value ?? []}
              isSelf={admin.uid === organiser.uid}
              mayTakeOff={organiser.isOwner}
              onRevoke={() => setLeaving(admin)}
            />
          ))}
        </ul>
      )}
      {reading.value === null && reading.failure === null ? <Loading what="equipo" /> : null}
      {leaving === null ? null : (
        <RevokeDialog admin={leaving} organiser={organiser} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
