import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { AfterPaint } from '#lib/page/AfterPaint.tsx';
import { ErrorBoundary } from '#lib/page/ErrorBoundary.tsx';
import { reloadForNewVersion } from '#lib/page/new-version.ts';
import { RenderedAt } from '#lib/time/clock.ts';
import { ToastProvider } from '#ui/icons/ToastProvider.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { InitialTournamentsProvider } from '../features/tournaments/initial-tournaments.ts';
import styles from './App.module.css';
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

const reload = () => window.location.reload();

/** Shown instead of a blank page if a screen throws or its code can't be loaded. */
function BrokenScreen({ error }: { error: unknown }) {
  useEffect(() => void reloadForNewVersion(error), [error]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Stack as="main" gap={5} className={styles.broken}>
      <h1>Algo salió mal</h1>
      <p>No pudimos mostrar esta pantalla. Revisa tu conexión y recarga la página: lo que escribiste sigue guardado.</p>
      <Inline as="p" gap={4} className={styles.ways}>
        <button type="button" onClick={reload}>
          Recargar
        </button>
        <a href={paths.home()}>Volver al inicio</a>
      </Inline>
    </Stack>
  );
}
