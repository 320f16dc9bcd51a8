import { type ReactNode, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { useLinkSound, useScrollPosition } from '../lib/addresses/arrival.ts';
import { useScreenLocation } from '../lib/addresses/overlay.ts';
import { adminLayouts, loadAhead } from './load-ahead.ts';
import { componentOf } from './route-files.ts';
import { type Screen, screenList } from './routes.ts';

/** A screen or layout. Code loaded ahead renders without a fallback, which React would show for 300 ms. */
function RouteFile({ file }: { file: string }) {
  const [Component] = useState(() => componentOf(file));
  return <Component />;
}

const layouts: Readonly<Record<Exclude<Screen['frame'], 'tournament'>, ReactNode>> = {
  site: <PublicLayout />,
  admin: <PublicLayout footer={false} />,
  none: undefined,
};

function routesIn(frame: Screen['frame']): ReactNode {
  return screenList
    .filter((screen) => screen.frame === frame)
    .flatMap(({ paths, file }) =>
      paths.map((path) => <Route key={path} path={path} element={<RouteFile key={file} file={file} />} />),
    );
}

/** Renders each screen in its layout, by address. The screen beneath an overlay stays mounted. */
export function Screens() {
  const screen = useScreenLocation();
  useScrollPosition(screen);
  useLinkSound();
  useEffect(() => loadAhead(screen.pathname), [screen.pathname]);
  return (
    <Routes location={screen}>
      <Route element={layouts.site}>{routesIn('site')}</Route>
      <Route element={layouts.admin}>
        <Route element={<RouteFile file={adminLayouts[0]} />}>
          {routesIn('admin')}
          <Route element={<RouteFile file={adminLayouts[1]} />}>{routesIn('tournament')}</Route>
        </Route>
      </Route>
      {routesIn('none')}
    </Routes>
  );
}
