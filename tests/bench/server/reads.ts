import { limits, MINUTE } from '@arena/domain';
import type { Browser } from '@playwright/test';
import autocannon from 'autocannon';
import type { Deployed } from '../../fixtures/deployed.ts';
import { type PublicPage, withPublicPages } from '../pages/public-pages.ts';
import { alone, type Row } from '../row.ts';
import { withBrowser } from '../site.ts';
import { loadIn } from './instance.ts';

const VIEWS = 1_000;
const VIEWED_IN_SECONDS = 30;
const CONNECTIONS = 10;
/** A render cache for every few seconds of the views, and one for when the instance started. */
const MOST_OF_AN_INSTANCE = (VIEWED_IN_SECONDS * 1_000) / limits.pageCacheTtl + 2;
const MOST_OF_A_VIEW = 1;
const STAYS = [2, 10] as const;
const STEP = limits.lastSeats.polling / 3;

/** The reads of a browser that opens a page and stays for `minutes` of the page's clock. */
async function readsOfVisit(browser: Browser, url: string, minutes: number): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const reads: Promise<unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/documents/')) reads.push(request.response());
  });
  await page.clock.install();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1));
  for (let waited = 0; waited < minutes * MINUTE; waited += STEP) {
    await page.clock.runFor(STEP);
    // The next one is due a while after this one has come.
    await Promise.all(reads);
  }
  await context.close();
  return reads.length;
}

async function readsOfVisitors(browser: Browser, pages: readonly PublicPage[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, url } of pages) {
    const figure = await readsOfVisit(browser, url, 0);
    rows.push(alone(`${name}: reads of a view`, 'reads', figure, MOST_OF_A_VIEW));
  }
  // A tournament of the demo's list has its last seats; the one with a page of its own has many.
  const polled = { list: limits.lastSeats.polling, detail: limits.publicPolling };
  for (const [name, every] of Object.entries(polled)) {
    const url = pages.find((page) => page.name === name)?.url ?? '';
    for (const minutes of STAYS) {
      const figure = await readsOfVisit(browser, url, minutes);
      const limit = (minutes * MINUTE) / every + MOST_OF_A_VIEW;
      rows.push(alone(`${name}: reads in ${minutes} minutes`, 'reads', figure, limit));
    }
  }
  return rows;
}

/** Views that are spread over half a minute, as visitors come. */
async function view({ origin }: Deployed, path: string): Promise<void> {
  const overallRate = Math.ceil(VIEWS / VIEWED_IN_SECONDS);
  const load = { url: origin + path, connections: CONNECTIONS, amount: VIEWS, overallRate };
  const { '2xx': seen } = await autocannon(load);
  if (seen !== VIEWS) throw new Error(`${seen} of ${VIEWS} views were answered`);
}

/** Counts visitors' reads, in their browsers and on the server. */
export async function measure(): Promise<Row[]> {
  const start = { target: 'pages', path: '/tournaments' };
  const what = `pages: reads of an instance, ${VIEWS} views in ${VIEWED_IN_SECONDS} s`;
  const { reads } = await loadIn(start, (instance) => view(instance, '/tournaments'));
  const visitors = await withPublicPages((pages) => withBrowser((browser) => readsOfVisitors(browser, pages)));
  return [...visitors, alone(what, 'reads', reads.length, MOST_OF_AN_INSTANCE)];
}
