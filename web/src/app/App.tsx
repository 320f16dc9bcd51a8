import { lazy, Suspense, useEffect } from 'react';
import { Router } from 'wouter';
import { OutboxWatch } from '../features/public-forms/OutboxWatch.tsx';
import { CarriedProvider } from '../features/tournaments/carried.ts';
import { RenderedAt } from '../lib/clock.ts';
import { aroundNavigation, watchHistory } from '../lib/navigation.ts';
import { useScreenLocation, useScreenSearch } from '../lib/overlay.ts';
import { Later } from '../ui/Later.tsx';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Overlays } from './Overlays.tsx';
import type { PageData } from './page-data.ts';
import { Screens } from './Screens.tsx';
import { SessionWatch } from './SessionWatch.tsx';

const AppUpdate = lazy(() => import('../features/app-update/AppUpdate.tsx'));

interface Props {
  /** What the page came with; null where the browser has to ask for everything. */
  data: PageData | null;
  /** The address, where there is no window to ask. */
  path?: string;
}

/** The whole site, in the browser and, for its first paint, on the server. */
export function App({ data, path }: Props) {
  useEffect(watchHistory, []);
  return (
    <ErrorBoundary>
      <RenderedAt value={data?.renderedAt ?? null}>
        <CarriedProvider value={data?.carried ?? null}>
          <Router ssrPath={path} hook={useScreenLocation} searchHook={useScreenSearch} aroundNav={aroundNavigation}>
            <ToastProvider>
              <OutboxWatch />
              <SessionWatch />
              <Suspense fallback={<div aria-busy="true" />}>
                <Screens />
              </Suspense>
              <Overlays />
              {/* Vite serves no service worker. */}
              {import.meta.env.PROD ? (
                <Later>
                  <AppUpdate />
                </Later>
              ) : null}
            </ToastProvider>
          </Router>
        </CarriedProvider>
      </RenderedAt>
    </ErrorBoundary>
  );
}
