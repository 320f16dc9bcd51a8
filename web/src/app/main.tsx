import '#ui/tokens.css';
import '#ui/base.css';
import { hydrate, onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepQueries } from '#lib/query/kept-data.ts';
import { createQueryClient } from '#lib/query/query-client.ts';
import { recordServerTime } from '#lib/time/clock.ts';
import { tournamentsQuery } from '../features/tournaments/tournaments-query.ts';
import { loadShown } from '../pages/pages.ts';
import { App } from './App.tsx';
import { readPageData } from './page-data.ts';

// Modules of several visitor screens, bundled into the file that every page loads. Otherwise each would be a request of
// its own.
import '../features/shell/PublicLayout.tsx';
import '../features/tournaments/list/TournamentGrid.tsx';
import '../features/tournaments/use-tournaments.ts';
import '../pages/public/use-tournament-or-home.ts';
import '#ui/fields/Choice.tsx';
import '#ui/layout/EmptyState.tsx';
import '#ui/pictures/Picture.tsx';
import '#ui/layout/Section.tsx';

/** Milliseconds for which React shows a fallback at least. Code that arrives sooner is awaited instead. */
const SHORTEST_FALLBACK = 300;

async function start(): Promise<void> {
  await window.pageAhead?.shown;
  const data = readPageData();
  const client = createQueryClient();
  keepQueries(client);
  onlineManager.setOnline(navigator.onLine);
  if (data === null) {
    // Visitors' screens start with this query, so the response preloaded by the page's head is used, and only once.
    if (document.head.querySelector('link[as="fetch"]') !== null) {
      void client.prefetchQuery({ ...tournamentsQuery(), staleTime: 0 });
    }
    const fallback = new Promise((resolve) => setTimeout(resolve, SHORTEST_FALLBACK));
    await Promise.race([loadShown(location.pathname), fallback]);
  } else {
    recordServerTime(data.renderedAt.getTime());
    hydrate(client, data.queries);
  }
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const site = (
    <StrictMode>
      {/* Without transitions a tap is answered at once, also where the screen's code is still on its way. */}
      <BrowserRouter useTransitions={false}>
        <App data={data} client={client} />
      </BrowserRouter>
    </StrictMode>
  );
  if (data === null) createRoot(root).render(site);
  // A transition yields to input.
  else startTransition(() => void hydrateRoot(root, site));
}

// A task of its own: evaluating the scripts has already blocked a slow phone for as long as a touch may wait.
setTimeout(start);
