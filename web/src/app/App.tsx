import { CarriedProvider } from '../features/tournaments/carried.ts';
import { PartPlace } from '../lib/page/PartPlace.tsx';
import { lazyAtOnce } from '../lib/page/part.ts';
import { RenderedAt } from '../lib/time/clock.ts';
import { Later } from '../ui/loading/Later.tsx';
import { ToastProvider } from '../ui/signs/ToastProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageData } from './page-data.ts';
import { Screens } from './Screens.tsx';

const Background = lazyAtOnce(() => import('./Background.tsx'));

interface Props {
  /** What the page came with; null where the browser has to ask for everything. */
  data: PageData | null;
}

/** The whole site, in the browser's router and, for its first paint, in the server's. */
export function App({ data }: Props) {
  return (
    <ErrorBoundary>
      <RenderedAt value={data?.renderedAt ?? null}>
        <CarriedProvider value={data?.carried ?? null}>
          <ToastProvider>
            <PartPlace meanwhile={<div aria-busy="true" />}>
              <Screens />
            </PartPlace>
            <Later>
              <Background />
            </Later>
          </ToastProvider>
        </CarriedProvider>
      </RenderedAt>
    </ErrorBoundary>
  );
}
