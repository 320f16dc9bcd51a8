import { Suspense, useEffect } from 'react';
import { Router } from 'wouter';
import { OutboxWatch } from '../features/public-forms/OutboxWatch.tsx';
import { aroundNavigation, watchHistory } from '../lib/navigation.ts';
import { useScreenLocation, useScreenSearch } from '../lib/overlay.ts';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Overlays } from './Overlays.tsx';
import { Screens } from './Screens.tsx';
import { SessionWatch } from './SessionWatch.tsx';

/** The whole site. */
export function App() {
  useEffect(watchHistory, []);
  return (
    <ErrorBoundary>
      <Router hook={useScreenLocation} searchHook={useScreenSearch} aroundNav={aroundNavigation}>
        <ToastProvider>
          <OutboxWatch />
          <SessionWatch />
          <Suspense fallback={<div aria-busy="true" />}>
            <Screens />
          </Suspense>
          <Overlays />
        </ToastProvider>
      </Router>
    </ErrorBoundary>
  );
}
