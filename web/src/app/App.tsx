import { Suspense, useEffect } from 'react';
import { Router } from 'wouter';
import { OutboxWatch } from '../features/public-forms/OutboxWatch.tsx';
import { aroundNavigation, watchHistory } from '../lib/navigation.ts';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Screens } from './Screens.tsx';

/** The whole site. */
export function App() {
  useEffect(watchHistory, []);
  return (
    <ErrorBoundary>
      <Router aroundNav={aroundNavigation}>
        <ToastProvider>
          <OutboxWatch />
          <Suspense fallback={<div aria-busy="true" />}>
            <Screens />
          </Suspense>
        </ToastProvider>
      </Router>
    </ErrorBoundary>
  );
}
