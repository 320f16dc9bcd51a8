import { Suspense, useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { aroundNavigation, watchHistory } from '../lib/navigation.ts';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundScreen, screens } from './screens.ts';

/** The site: providers and the table of screens. `address` is what the server renders; the browser knows its own. */
export function App({ address }: { address?: string }) {
  useEffect(watchHistory, []);
  return (
    <ErrorBoundary>
      <Router aroundNav={aroundNavigation} {...(address === undefined ? {} : { ssrPath: address })}>
        <ToastProvider>
          <Suspense fallback={<div aria-busy="true" />}>
            <Switch>
              {screens.map(({ pattern, Screen }) => (
                <Route key={pattern} path={pattern} component={Screen} />
              ))}
              <Route component={NotFoundScreen} />
            </Switch>
          </Suspense>
        </ToastProvider>
      </Router>
    </ErrorBoundary>
  );
}
