import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes, useOutletContext, useParams } from 'react-router-dom';
import { adminPath, adminPatterns } from '#lib/addresses/admin-paths.ts';
import { patterns } from '#lib/addresses/paths.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { RouteFile } from '#lib/page/RouteFile.tsx';
import { useRefetch } from '#lib/query/refetch.ts';
import { OutboxWatch } from '#ui/layout/OutboxWatch.tsx';
import { Unsent } from '#ui/layout/Unsent.tsx';
import { useWide } from '#ui/table/use-wide.ts';
import { UnsentResults } from '../../features/admin/results/UnsentResults.tsx';
import { MenuCount } from '../../features/admin/today/MenuCount.tsx';
import { day } from '../../features/admin/today/today-calls';
import { TournamentPage } from '../../features/admin/tournaments/page/TournamentPage.tsx';
import { AdminOnly } from '../../features/session/AdminOnly.tsx';
import { AdminBoundary } from '../../features/shell/AdminBoundary.tsx';
import { OwnScreen } from './AdminScreen.tsx';
import { adminFiles, adminRoutes } from './admin-routes.tsx';

export { loadAdminScreen as loadWithin } from './admin-routes.tsx';

// A file of its own, because the server names it to the browser of a visitor.
const NotFoundScreen = lazy(() => import('../public/NotFoundScreen.tsx'));

/** Renders the admin area's screens by address. Visitors load neither them nor their table. */
export default function AdminArea() {
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        {routesIn(false)}
        <Route element={<TournamentLayout />}>{routesIn(true)}</Route>
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function routesIn(isOfTournament: boolean) {
  return adminRoutes
    .filter((route) => (route.isOfTournament ?? false) === isOfTournament)
    .flatMap((route) =>
      route.paths.map((path) => (
        <Route
          key={path}
          path={path.slice(patterns.admin.length + 1)}
          element={<RouteFile key={route.paths[0]} files={adminFiles} file={route.paths[0]} />}
        />
      )),
    );
}

async function loadDecisions(organiser: Organiser) {
  const { resumeDecisions } = await import('../../features/admin/registrations/decisions/decisions.ts');
  return () => resumeDecisions(organiser);
}

/** True on a list of registrations, which shows their unsent decisions itself. */
const isShownHere = ({ path }: { path: string | null }, pathname: string) =>
  path === adminPath('registrations') && pathname.endsWith(adminPatterns.registrations.slice('/admin'.length));

/** Layout of the admin area, for organisers only; it stays mounted across screens. */
function AdminLayout() {
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

/** Layout of `/admin/tournaments/:id`; the head stays mounted across its parts. */
function TournamentLayout() {
  const { id = '' } = useParams();
  return (
    <TournamentPage key={id} id={id}>
      <Suspense fallback={<div aria-busy="true" />}>
        <Outlet context={useOutletContext()} />
      </Suspense>
    </TournamentPage>
  );
}
