import { Suspense } from 'react';
import { UnsentResults } from '../../features/admin/results/UnsentResults.tsx';
import { AdminOnly } from '../../features/session/AdminOnly.tsx';
import { AdminBoundary } from '../../features/shell/AdminBoundary.tsx';
import { OwnScreen } from './OwnScreen.tsx';

/** Layout of the admin area: for organisers alone, with the ways to its parts. It stays when one screen follows another. */
export default function AdminLayout() {
  return (
    <AdminOnly>
      {(organiser) => (
        <AdminBoundary>
          <UnsentResults organiser={organiser} />
          <Suspense fallback={<div aria-busy="true" />}>
            <OwnScreen organiser={organiser} />
          </Suspense>
        </AdminBoundary>
      )}
    </AdminOnly>
  );
}
