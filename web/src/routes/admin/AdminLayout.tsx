import { Suspense } from 'react';
import { UnsentResults } from '../../features/admin/results/UnsentResults.tsx';
import { day } from '../../features/admin/today/calls.ts';
import { MenuCount } from '../../features/admin/today/MenuCount.tsx';
import { AdminOnly } from '../../features/session/AdminOnly.tsx';
import { AdminBoundary } from '../../features/shell/AdminBoundary.tsx';
import { useRefetch } from '../../lib/query/refetch.ts';
import { useWide } from '../../ui/table/use-wide.ts';
import { OwnScreen } from './OwnScreen.tsx';

/** Layout of the admin area, for organisers only; it stays mounted across screens. */
export default function AdminLayout() {
  const isWide = useWide();
  const recount = useRefetch(day);
  return (
    <AdminOnly>
      {(organiser) => (
        <AdminBoundary countOf={(href) => (isWide ? <MenuCount href={href} /> : null)} onFollow={() => void recount()}>
          <UnsentResults organiser={organiser} />
          <Suspense fallback={<div aria-busy="true" />}>
            <OwnScreen organiser={organiser} />
          </Suspense>
        </AdminBoundary>
      )}
    </AdminOnly>
  );
}
