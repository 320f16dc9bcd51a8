import { Suspense } from 'react';
import { adminPath, adminPatterns } from '#lib/addresses/admin-paths.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { OutboxWatch } from '#ui/layout/OutboxWatch.tsx';
import { Unsent } from '#ui/layout/Unsent.tsx';
import { useWide } from '#ui/table/use-wide.ts';
import { UnsentResults } from '../../features/admin/results/UnsentResults.tsx';
import { MenuCount } from '../../features/admin/today/MenuCount.tsx';
import { day } from '../../features/admin/today/today-calls';
import { AdminOnly } from '../../features/session/AdminOnly.tsx';
import { AdminBoundary } from '../../features/shell/AdminBoundary.tsx';
import { OwnScreen } from './OwnScreen.tsx';

async function loadDecisions(organiser: Organiser) {
  const { resumeDecisions } = await import('../../features/admin/registrations/decisions/decisions.ts');
  return () => resumeDecisions(organiser);
}

/** True on a list of registrations, which shows their unsent decisions itself. */
const isShownHere = ({ path }: { path: string | null }, pathname: string) =>
  path === adminPath('registrations') && pathname.endsWith(adminPatterns.registrations.slice('/admin'.length));

/** Layout of the admin area, for organisers only; it stays mounted across screens. */
export default function AdminLayout() {
  const isWide = useWide();
  const recount = useRefetch(day);
  return (
    <AdminOnly>
      {(organiser) => (
        <AdminBoundary countOf={(href) => (isWide ? <MenuCount href={href} /> : null)} onFollow={() => void recount()}>
          <UnsentResults organiser={organiser} />
          <OutboxWatch
            key={`decisions of ${organiser.uid}`}
            kind="decision"
            account={organiser.uid}
            load={() => loadDecisions(organiser)}
          />
          <Unsent account={organiser.uid} isShownHere={isShownHere} />
          <Suspense fallback={<div aria-busy="true" />}>
            <OwnScreen organiser={organiser} />
          </Suspense>
        </AdminBoundary>
      )}
    </AdminOnly>
  );
}
