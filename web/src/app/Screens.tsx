import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { useLinkSound, useScrollPosition } from '../lib/addresses/arrival.ts';
import { useScreenLocation } from '../lib/addresses/overlay.ts';
import { loadAhead } from './load-ahead.ts';
import { loadRoute } from './route-files.ts';
import { type Screen, screenList } from './routes.ts';

const AdminLayout = lazy(() => loadRoute('admin/AdminLayout'));
const TournamentLayout = lazy(() => loadRoute('admin/TournamentLayout'));

const layouts: Readonly<Record<Exclude<Screen['frame'], 'tournament'>, ReactNode>> = {
  site: <PublicLayout />,
  admin: <PublicLayout footer={false} />,
  none: undefined,
};

const lazyFiles = new Map<string, ComponentType>(
  screenList.map(({ file }) => [file, lazy(() => loadRoute(file))] as const),
);

function routesIn(frame: Screen['frame']): ReactNode {
  return screenList
    .filter((screen) => screen.frame === frame)
    .flatMap(({ paths, file }) => {
      const Component = lazyFiles.get(file);
      return paths.map((path) => <Route key={path} path={path} Component={Component} />);
    });
}

/** Every screen in its layout, by the address. The screen beneath an overlay stays. */
export function Screens() {
  const screen = useScreenLocation();
  useScrollPosition(screen);
  useLinkSound();
  useEffect(() => loadAhead(screen.pathname), [screen.pathname]);
  return (
    <Routes location={screen}>
      <Route element={layouts.site}>{routesIn('site')}</Route>
      <Route element={layouts.admin}>
        <Route Component={AdminLayout}>
          {routesIn('admin')}
          <Route Component={TournamentLayout}>{routesIn('tournament')}</Route>
        </Route>
      </Route>
      {routesIn('none')}
    </Routes>
  );
}
