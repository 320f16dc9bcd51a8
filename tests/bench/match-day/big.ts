import { buildResults } from '@arena/domain';
import type { Browser } from '@playwright/test';
import { local } from '../../../scripts/lib/local.ts';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { type Deployed, deploy } from '../../fixtures/deployed.ts';
import { type Backstage, tokensOf } from '../../fixtures/people/accounts.ts';
import { tournamentDocuments } from '../../fixtures/records/records.ts';
import { resultsDocuments } from '../../fixtures/records/stored-results.ts';
import { BESIDE_THE_SITE, withFolder } from '../folders.ts';
import { documentsOf, lastRows, matchDayOf } from '../match-day.ts';
import { publishStatic, visitBoth } from '../pages/paints.ts';
import { compared, type Row } from '../row.ts';
import { succeed, withBrowser, withDocuments } from '../site.ts';
import { median, takeTurns, timed } from '../timing.ts';
import { openSignedIn, registrationsOf, timeToShow } from './queue.ts';

const MATCHES = 6;
const open = { matches: MATCHES, open: true };
/** Match days on which all matches but each lobby's last are official. */
const big = { ...open, id: 'medida-grande', name: 'Copa de cien salas', lobbies: 100, players: 50 };
const small = { ...open, id: 'medida-chica', name: 'Copa de una sala', lobbies: 1, players: 48 };
type Size = typeof big;
const ROUNDS = 11;
const WARM_UP_ROUNDS = 3;
const MOST_TIMES_SMALL = 2;
const MOST_TIMES_STATIC = 1.2;
const PHONE = 4;
const PATIENCE_MS = 60_000;

type Both = Record<'big' | 'small', number[]>;

async function compareSizes(measured: (size: Size) => Promise<number>): Promise<Both> {
  const variants = { small: () => measured(small), big: () => measured(big) };
  const times = await takeTurns(variants, { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS });
  return { big: times('big'), small: times('small') };
}

function rowOf(what: string, times: Both, limit: number | null = MOST_TIMES_SMALL): Row {
  return compared(`5,000 in 100 lobbies, by 48 in one: ${what}`, 'ms', [median(times.big), median(times.small)], limit);
}

async function queueRows(browser: Browser, backstage: Backstage): Promise<Row[]> {
  const page = await openSignedIn(browser, backstage);
  const times = await compareSizes(({ id, lobbies, players }) => timeToShow(page, { id, rows: lobbies * players }));
  return [rowOf('the first rows of the queue', times)];
}

function entering({ call }: Deployed, token: string) {
  const revisions = new Map<string, number>();
  const done = (endpoint: string, body?: unknown) => succeed(call, endpoint, { token, body });
  const pathOf = (size: Size) => `/competitions/${size.id}/matches/g1-m${MATCHES}`;
  return {
    read: ({ id }: Size) => timed(() => done(`GET /competitions/${id}`)),
    enter(size: Size) {
      const expectedRevision = revisions.get(size.id) ?? 0;
      revisions.set(size.id, expectedRevision + 1);
      const rows = lastRows(size).map((row) => ({ ...row, kills: ((row.kills ?? 0) + expectedRevision) % 9 }));
      const reason = expectedRevision === 0 ? null : 'Vimos la grabación';
      return timed(() => done(`PUT ${pathOf(size)}/result`, { rows, reason, expectedRevision }));
    },
    /** An official result that is corrected stays so, and is made provisional first. */
    async confirm(size: Size) {
      const expectedRevision = revisions.get(size.id) ?? 0;
      const turn = (from: string, state: string) =>
        done(`PATCH ${pathOf(size)}/state`, { from, state, expectedRevision });
      if (expectedRevision > 1) await turn('official', 'provisional');
      return timed(() => turn('provisional', 'official'));
    },
  };
}

/** An instance that hasn't read the competition yet does so first: of 5,000 that takes longer than one try may. */
async function firstReading({ call }: Deployed, token: string, { id }: Size): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  return timed(async () => {
    while ((await call(`GET /competitions/${id}`, { token })).status !== 200) {
      if (performance.now() > until) throw new Error(`'${id}' couldn't be read`);
    }
  });
}

async function adminRows(api: Deployed, token: string): Promise<Row[]> {
  const first = { small: [await firstReading(api, token, small)], big: [await firstReading(api, token, big)] };
  const organisers = entering(api, token);
  const entered: Both = { big: [], small: [] };
  // The next entry is a correction of the confirmed one.
  const confirmed = await compareSizes(async (size) => {
    entered[size === big ? 'big' : 'small'].push(await organisers.enter(size));
    return organisers.confirm(size);
  });
  const counted = { big: entered.big.slice(WARM_UP_ROUNDS), small: entered.small.slice(WARM_UP_ROUNDS) };
  return [
    rowOf('a result entered', counted),
    rowOf('a result made official', confirmed),
    rowOf('the competition’s admin area read', await compareSizes(organisers.read), null),
    rowOf('the same by an instance that is new', first, null),
  ];
}

/** True if a page came with its content: an instance that hasn't all of it in time answers with the shell. */
async function hasContent(origin: string, { id }: Size): Promise<boolean> {
  const response = await fetch(origin + paths.standings(id), { headers: { 'accept-encoding': 'br' } });
  return (await response.text()).includes('<h1');
}

async function pageRows({ origin }: Deployed): Promise<Row[]> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await hasContent(origin, big))) {
    if (performance.now() > until) throw new Error('The table could not be read');
  }
  const times = await compareSizes((size) =>
    timed(async () => {
      if (!(await hasContent(origin, size))) throw new Error(`The table of '${size.id}' came without content`);
    }),
  );
  return [rowOf('the table’s page', times)];
}

/** The table's page as a phone paints it, by the same page without a script. */
async function paintRows(): Promise<Row[]> {
  return withFolder(BESIDE_THE_SITE, async (folder) => {
    const url = new URL(paths.standings(big.id), local.siteUrl).href;
    const html = await (await fetch(url)).text();
    const control = publishStatic({ name: 'big', url, html }, folder);
    const visits = await visitBoth({ urls: { product: url, control }, slowdown: PHONE });
    const largest = (of: 'product' | 'control') => median(visits[of].first.map((visit) => visit.largest));
    const what = '5,000 in 100 lobbies: largest paint of the table on a phone, by static';
    return [compared(what, 'ms', [largest('product'), largest('control')], MOST_TIMES_STATIC)];
  });
}

/** A match day and what the public sees of it; what is remembered of it comes with the first result. */
function documentsFor(size: Size) {
  const { id, name, lobbies, players } = size;
  const day = matchDayOf(size);
  const currentPlayers = lobbies * players;
  const today = { name, maxPlayers: 0, currentPlayers, date: new Date(), registrationDeadline: null };
  return {
    ...tournamentDocuments(id, today),
    ...registrationsOf(id, currentPlayers),
    ...resultsDocuments(buildResults(day.competition, day.entries, day.matches, new Date().toISOString())),
    ...documentsOf(day),
  };
}

/** Compares a tournament of 5,000 players in 100 lobbies with a small one. */
export async function measure(): Promise<Row[]> {
  return withDocuments({ ...documentsFor(big), ...documentsFor(small) }, async (backstage) => {
    const queue = await withBrowser((browser) => queueRows(browser, backstage));
    const { idToken: token } = await tokensOf(await backstage.create({ role: 'admin' }));
    const [api, pages] = await Promise.all([deploy(local.projectId), deploy(local.projectId, { target: 'pages' })]);
    try {
      return [...queue, ...(await adminRows(api, token)), ...(await pageRows(pages)), ...(await paintRows())];
    } finally {
      await Promise.all([api.stop(), pages.stop()]);
    }
  });
}
