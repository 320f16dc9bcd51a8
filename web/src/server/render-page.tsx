import { text } from 'node:stream/consumers';
import { isActive, type MyRegistration, type RenderedPage, SECOND, type TournamentSource } from '@arena/domain';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import { createQueryClient } from '#lib/query/query-client.ts';
import { App } from '../app/App.tsx';
import type { PageData } from '../app/page-data.ts';
import { tournamentsQuery } from '../features/tournaments/tournaments-query.ts';
import type { LoadContext } from '../pages/page.ts';
import { pageAt } from '../pages/server-pages.ts';
import { documentOf } from './document.ts';
import { headOf } from './head.ts';

/** Renders everything at once, because streamed parts need an inline script that the policy forbids. */
const IN_ONE_PIECE = Number.POSITIVE_INFINITY;

async function screenAt(path: string, data: PageData, client: QueryClient): Promise<string> {
  const faults: unknown[] = [];
  const site = (
    <StaticRouter location={path}>
      <App data={data} client={client} />
    </StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(site, {
    onError: (fault) => {
      faults.push(fault);
    },
    progressiveChunkSize: IN_ONE_PIECE,
  });
  const html = await text(prelude);
  // React itself would leave the failed part to the browser.
  if (faults.length > 0) throw faults[0];
  return html;
}

/** @see SiteRenderer.renderMyRegistration */
export function renderMyRegistration(myRegistration: MyRegistration): Promise<string> {
  const renderedAt = new Date(myRegistration.now);
  const client = createQueryClient();
  return screenAt(MY_REGISTRATION, { renderedAt, carried: { myRegistration }, queries: dehydrate(client) }, client);
}

/** @see SiteRenderer.renderPage */
export async function renderPage(path: string, source: TournamentSource, now: Date): Promise<RenderedPage> {
  const screen = pageAt(path);
  const { tournaments, readAt } = await source.catalogue();
  const renderedAt = new Date(Math.floor(now.getTime() / SECOND) * SECOND);
  const client = createQueryClient();
  const put: LoadContext['put'] = (queryKey, data, at = readAt) =>
    client.setQueryData(queryKey, data, { updatedAt: at.getTime() });
  put(
    tournamentsQuery().queryKey,
    tournaments.filter((each) => isActive(each, renderedAt)),
  );
  const { address, params, query } = screen;
  const subject = await screen.page.load({ address, params, query, source, now: renderedAt, tournaments, put });
  const data: PageData = { renderedAt, queries: dehydrate(client), carried: {} };
  const html = await screenAt(path, data, client);
  const head = headOf(screen.page.head(subject, screen), subject !== null);
  return { status: subject === null ? 404 : 200, html: documentOf({ screen, head, html, data }) };
}
