import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AfterPaint } from '#lib/page/AfterPaint.tsx';
import { ErrorBoundary } from '#lib/page/ErrorBoundary.tsx';
import { RenderedAt } from '#lib/time/clock.ts';
import { ToastProvider } from '#ui/icons/ToastProvider.tsx';
import { InitialTournamentsProvider } from '../features/tournaments/initial-tournaments.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import type { PageData } from './page-data.ts';
import { Screens } from './Screens.tsx';

const Background = lazy(() => import('./Background.tsx'));

interface Props {
  /** Data in the page's HTML; null if the browser has to fetch everything. */
  data: PageData | null;
  client: QueryClient;
}

/** The whole site. The browser and, for the first paint, the server wrap it in their routers. */
export function App({ data, client }: Props) {
  return (
    <ErrorBoundary fallback={(error) => <BrokenScreen error={error} />}>
      <RenderedAt value={data?.renderedAt ?? null}>
        <InitialTournamentsProvider value={data?.carried ?? null}>
          <QueryClientProvider client={client}>
            <ToastProvider>
              <Suspense fallback={<div aria-busy="true" />}>
                <Screens />
              </Suspense>
              <AfterPaint>
                <Background />
              </AfterPaint>
            </ToastProvider>
          </QueryClientProvider>
        </InitialTournamentsProvider>
      </RenderedAt>
    </ErrorBoundary>
  );
}
