import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { local } from '../../../scripts/lib/local.ts';
import { adminPath } from '../../../web/src/lib/addresses/admin-paths.ts';
import { signInAsAdmin } from '../../fixtures/browser.ts';
import { tournamentDocuments } from '../../fixtures/records/records.ts';
import { BESIDE_THE_SITE, EMPTY_PAGE, withFolder } from '../folders.ts';
import { registrationsOf } from '../match-day/queue.ts';
import { documentsOf, matchDayOf } from '../match-day.ts';
import { alone, compared, type Row } from '../row.ts';
import { withBrowser, withDocuments } from '../site.ts';
import { median, takeTurns } from '../timing.ts';

const ID = 'medida-telefono';
const PLAYERS = 48;
const MATCHES = 6;
const ROUNDS = Number(process.env.ARENA_ROUNDS ?? 7);
const WARM_UP_ROUNDS = 1;
const KIB = 1_024;
const MOST_FILES = 25;

/** Slow 4G, and a processor of a cheap phone: a quarter of this computer's. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;

/** A screen and the element that its work begins with. */
interface Screen {
  name: string;
  path: string;
  /** Selector of the first thing that can be done. */
  ready: string;
  limits: { times: number | null; kib: number };
}

export const adminPhoneScreens: readonly Screen[] = [
  {
    name: 'queue, to the first row that can be approved',
    path: adminPath('registrationsOf', { id: ID }),
    ready: '[data-row] + * button:enabled',
    limits: { times: null, kib: 286 },
  },
  {
    name: 'match, to the first place that can be filled',
    path: adminPath('match', { id: ID, matchId: `g1-m${MATCHES}` }),
    ready: '[aria-label="Sala"] button:enabled',
    limits: { times: null, kib: 220 },
  },
];

/** One opening: milliseconds until work can begin, and the scripts requested by then. */
export interface Opening {
  took: number;
  bytes: number;
  files: number;
}

/** A tournament with waiting registrations and a match to be played. */
export function adminPhoneDocuments() {
  const day = matchDayOf({ id: ID, players: PLAYERS, matches: MATCHES, open: true });
  return {
    ...tournamentDocuments(ID, { name: 'Copa del teléfono', maxPlayers: 0, currentPlayers: PLAYERS }),
    ...registrationsOf(ID, PLAYERS),
    ...documentsOf(day),
  };
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

const asPhone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'block', locale: 'es-MX' } as const;

/** Signs in on a phone, and returns what it keeps. */
export async function signedIn(browser: Browser, origin: string, account: Account): Promise<Kept> {
  const context = await browser.newContext(asPhone);
  const page = await context.newPage();
  await page.goto(new URL('/login', origin).href);
  await signInAsAdmin(page, account);
  return context.storageState().finally(() => context.close());
}

type Account = Parameters<typeof signInAsAdmin>[1];

/** Follows the scripts that a page loads. */
async function slowDown(page: Page): Promise<() => Omit<Opening, 'took'>> {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.js')) scripts.set(requestId, 0);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return () => ({
    bytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    files: [...scripts.values()].filter((bytes) => bytes > 0).length,
  });
}

/** Opens a page on a phone that has nothing of it, until an element of it is there. */
export async function openOnPhone(
  browser: Browser,
  url: string,
  { ready, kept }: { ready: string; kept?: Kept | undefined },
): Promise<Opening> {
  const context = await browser.newContext({ ...asPhone, storageState: kept });
  try {
    const page = await context.newPage();
    const scripts = await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(
      (selector) => document.querySelector(selector) !== null && performance.now(),
      ready,
      { polling: 'raf', timeout: 60_000 },
    );
    return { took: Number(await seen.jsonValue()), ...scripts() };
  } finally {
    await context.close();
  }
}

async function measureScreens(browser: Browser, kept: Kept): Promise<Row[]> {
  return withFolder(BESIDE_THE_SITE, async (folder) => {
    cpSync(EMPTY_PAGE, join(folder, 'react'), { recursive: true });
    const empty = new URL('/bench/react/index.html', local.siteUrl).href;
    const variants = Object.fromEntries([
      ['empty', () => openOnPhone(browser, empty, { ready: '#root > *' })],
      ...adminPhoneScreens.map(({ name, path, ready }) => [
        name,
        () => openOnPhone(browser, new URL(path, local.siteUrl).href, { ready, kept }),
      ]),
    ]);
    const openings = await takeTurns<string, Opening>(variants, { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS });
    const middle = (name: string, key: keyof Opening) => median(openings(name).map((each) => each[key]));
    return adminPhoneScreens.flatMap(({ name, limits }) => [
      compared(
        `Slow phone, ${name}, by React alone`,
        'ms',
        [middle(name, 'took'), middle('empty', 'took')],
        limits.times,
      ),
      alone(`Slow phone, ${name}: JavaScript`, 'KiB', middle(name, 'bytes') / KIB, limits.kib),
      alone(`Slow phone, ${name}: scripts`, 'files', middle(name, 'files'), MOST_FILES),
    ]);
  });
}

/** Measures the work of a signed-in organiser on a slow phone that has nothing of the site yet. */
export function measure(): Promise<Row[]> {
  return withDocuments(adminPhoneDocuments(), (backstage) =>
    withBrowser(async (browser) =>
      measureScreens(browser, await signedIn(browser, local.siteUrl, await backstage.create({ role: 'admin' }))),
    ),
  );
}
