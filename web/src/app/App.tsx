import { lazy, Suspense, useEffect } from 'react';
import { Router } from 'wouter';
import { CarriedProvider } from '../features/tournaments/carried.ts';
import { RenderedAt } from '../lib/clock.ts';
import { aroundNavigation, watchHistory } from '../lib/navigation.ts';
import { useScreenLocation, useScreenSearch } from '../lib/overlay.ts';
import { Later } from '../ui/Later.tsx';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageData } from './page-data.ts';
import { Screens } from './Screens.tsx';

const Background = lazy(() => import('./Background.tsx'));

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
              <Suspense fallback={<div aria-busy="true" />}>
                <Screens />
              </Suspense>
              <Later>
                <Background />
              </Later>
            </ToastProvider>
          </Router>
        </CarriedProvider>
      </RenderedAt>
    </ErrorBoundary>
  );
}
