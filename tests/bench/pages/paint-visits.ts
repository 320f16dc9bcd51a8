// Visits one page and its control in a thread of its own, because Lighthouse can't run twice in one.
import { parentPort, workerData } from 'node:worker_threads';
import { chromium } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowsers } from '../../../scripts/lib/browser.ts';

const chosen = process.env.ARENA_ROUNDS;
const rounds = { first: Number(chosen ?? 5), again: Number(chosen ?? 3) };

/** The largest paint is over by `paint`. What blocks is known five quiet seconds after the last script: `blocking`. */
const PATIENCE_MS = { paint: 4_000, blocking: 15_000 } as const;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Lighthouse's slow 4G, as Chrome's devtools make it. */
const NETWORK = { requestLatencyMs: 562.5, downloadThroughputKbps: 1_474.56, uploadThroughputKbps: 675 };

const CHROME = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Lighthouse's times of one visit in milliseconds, and its lost points of 100. Infinite if it saw no paint. */
export interface Paint {
  first: number;
  largest: number;
  blocking: number;
  pointsLost: number;
}

/** A page in a fresh browser, used by Lighthouse only. */
interface Visitor {
  url: string;
  browser: LaunchedChrome;
}

async function openVisitor(url: string): Promise<Visitor> {
  const chromePath = findBrowsers()?.fast;
  return { url, browser: await launch({ chromePath, chromeFlags: CHROME }) };
}

interface Visit {
  slowdown: number;
  until: keyof typeof PATIENCE_MS;
  /** True if the browser keeps its cache. */
  again: boolean;
}

async function visit({ url, browser: { port } }: Visitor, { slowdown, until, again }: Visit): Promise<Paint> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyAudits: METRICS,
    throttlingMethod: 'devtools',
    throttling: { ...NETWORK, cpuSlowdownMultiplier: slowdown },
    maxWaitForLoad: PATIENCE_MS[until],
    disableStorageReset: again,
    clearStorageTypes: ['all'],
  });
  const report = result?.lhr;
  if (report === undefined || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message}`);
  const metric = (audit: string) => report.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  const score = report.categories.performance?.score ?? Number.NEGATIVE_INFINITY;
  return {
    first: metric('first-contentful-paint'),
    largest: metric('largest-contentful-paint'),
    blocking: metric('total-blocking-time'),
    pointsLost: 100 - 100 * score,
  };
}

/** Warms the browser up with a visit: files, and the service worker if any. */
async function getToKnow({ url, browser: { port } }: Visitor, hasWorker: boolean): Promise<void> {
  const guide = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await guide.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('The browser has no window');
  await page.goto(url, { waitUntil: 'load' });
  if (hasWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.close();
  // It goes; the browser stays.
  await guide.close();
}

/** A page of the product, and its control. */
export interface Pair<T> {
  product: T;
  control: T;
}

/** Visits of one page: by new browsers, and by one that was there before. */
export interface Visits {
  first: Paint[];
  again: Paint[];
}

export interface Job {
  urls: Pair<string>;
  slowdown: number;
  /** True by default. */
  hasWorker?: boolean;
}

/** The visits of a page and of its control, taking turns. */
async function visitBoth({ urls, slowdown, hasWorker = true }: Job): Promise<Pair<Visits>> {
  const product = await openVisitor(urls.product);
  const control = await openVisitor(urls.control);
  const visits: Pair<Visits> = { product: { first: [], again: [] }, control: { first: [], again: [] } };
  try {
    for (let round = 0; round < rounds.first; round += 1) {
      visits.product.first.push(await visit(product, { slowdown, until: 'blocking', again: false }));
      visits.control.first.push(await visit(control, { slowdown, until: 'paint', again: false }));
    }
    await getToKnow(product, hasWorker);
    await getToKnow(control, false);
    for (let round = 0; round < rounds.again; round += 1) {
      visits.product.again.push(await visit(product, { slowdown, until: 'paint', again: true }));
      visits.control.again.push(await visit(control, { slowdown, until: 'paint', again: true }));
    }
  } finally {
    product.browser.kill();
    control.browser.kill();
  }
  return visits;
}

// On a timeout Lighthouse leaves an evaluation pending, which rejects when its page closes.
process.on('unhandledRejection', (reason) => {
  if (!String(reason).includes('Session closed')) throw reason;
});

const job: Job = workerData;
parentPort?.postMessage(await visitBoth(job));
