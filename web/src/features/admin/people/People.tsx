import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chips } from '#ui/fields/Chips.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { AuditLog } from './AuditLog.tsx';
import { PresentationForm } from './PresentationForm.tsx';
import { type NamedOrganiser, requestList } from './people-data.ts';
import { RequestList } from './RequestList.tsx';
import { Roles } from './Roles.tsx';
import { Team } from './Team.tsx';

type Part = 'requests' | 'team' | 'presentation' | 'roles' | 'audit';

function Shown({ part, organiser }: { part: Part; organiser: NamedOrganiser }) {
  switch (part) {
    case 'requests':
      return <RequestList />;
    case 'team':
      return <Team organiser={organiser} />;
    case 'presentation':
      return <PresentationForm organiser={organiser} />;
    case 'roles':
      return <Roles />;
    case 'audit':
      return <AuditLog />;
  }
}

/** The team: access requests, admins, permissions, and for the owner the audit log. */
export function People({ organiser }: { organiser: NamedOrganiser }) {
  const [part, setPart] = useState<Part>('requests');
  const waiting = useQuery(requestList).data?.pending.length;
  return (
    <Stack gap={5}>
      <Chips
        label="Parte"
        options={[
          { value: 'requests', label: 'Solicitudes', ...(waiting === undefined ? {} : { count: waiting }) },
          { value: 'team', label: 'Equipo' },
          { value: 'presentation', label: 'Mi presentación' },
          { value: 'roles', label: 'Roles' },
          ...(organiser.isOwner ? [{ value: 'audit' as const, label: 'Historial' }] : []),
        ]}
        value={part}
        onChange={setPart}
      />
      <Shown part={part} organiser={organiser} />
    </Stack>
  );
}
