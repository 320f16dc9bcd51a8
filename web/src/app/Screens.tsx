import { lazy, type ReactNode, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLinkSound, useScrollPosition } from '#lib/addresses/arrival.ts';
import { useScreenLocation } from '#lib/addresses/overlay.ts';
import { AfterPaint } from '#lib/page/AfterPaint.tsx';
import { RouteFile } from '#lib/page/RouteFile.tsx';
import { storageKeys, storedKeys, useStored } from '#lib/storage/storage.ts';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import type { Route as PageRoute } from '../pages/page.ts';
import { loadAhead, routeFiles, routes } from '../pages/pages.ts';

const VisitorsUnsent = lazy(() => import('./VisitorsUnsent.tsx'));

/** The place of unsent writes. Their code is loaded if there are any. */
function UnsentPlace() {
  const isAny = useStored(() => storedKeys('local', storageKeys.outbox('')).length > 0, false);
  return isAny ? (
    <AfterPaint>
      <VisitorsUnsent />
    </AfterPaint>
  ) : null;
}

const layouts: Readonly<Record<PageRoute['frame'], ReactNode>> = {
  site: <PublicLayout notices={<UnsentPlace />} />,
  admin: <PublicLayout footer={false} />,
  none: undefined,
};

function routesIn(frame: PageRoute['frame']): ReactNode {
  return routes
    .filter((route) => route.frame === frame)
    .flatMap(({ paths, file }) =>
      paths.map((path) => (
        <Route key={path} path={path} element={<RouteFile key={file} files={routeFiles} file={file} />} />
      )),
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
      <Route element={layouts.admin}>{routesIn('admin')}</Route>
      {routesIn('none')}
    </Routes>
  );
}
