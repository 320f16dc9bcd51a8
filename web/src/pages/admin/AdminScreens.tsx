import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { patterns } from '#lib/addresses/paths.ts';
import { RouteFile } from '#lib/page/RouteFile.tsx';
import AdminLayout from './AdminLayout.tsx';
import { adminFiles } from './admin-files.ts';
import { adminRoutes } from './admin-routes.ts';
import TournamentLayout from './TournamentLayout.tsx';

// A file of its own, because the server names it to the browser of a visitor.
const NotFoundScreen = lazy(() => import('../public/NotFoundScreen.tsx'));

/** Renders the admin area's screens by address. Visitors load neither them nor their table. */
export default function AdminScreens() {
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

function routesIn(tournament: boolean) {
  return adminRoutes
    .filter(({ isOfTournament }) => isOfTournament === tournament)
    .flatMap(({ paths, file }) =>
      paths.map((path) => (
        <Route
          key={path}
          path={path.slice(patterns.admin.length + 1)}
          element={<RouteFile key={file} files={adminFiles} file={file} />}
        />
      )),
    );
}
