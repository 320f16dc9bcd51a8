import type { Browser, Page } from '@playwright/test';
import { local } from '../../../scripts/lib/local.ts';
import { adminPath } from '../../../web/src/lib/addresses/admin-paths.ts';
import { signInAsAdmin } from '../../fixtures/browser.ts';
import type { Backstage } from '../../fixtures/people/accounts.ts';
import { type Fields, registrationOf, tournamentDocuments } from '../../fixtures/records/records.ts';
import { compared, type Row } from '../row.ts';
import { withBrowser, withDocuments } from '../site.ts';
import { median, takeTurns } from '../timing.ts';

const MANY = 2_000;
const ROUNDS = 7;
const WARM_UP_ROUNDS = 1;
const TYPING_ROUNDS = 3;
const QUERIES = ['jugadora 1234', '30001', 'jugadora0007@'];
const MOST_TIMES_EMPTY = 1.5;
const MOST_TO_ANSWER = 100;

const full = { id: 'medida-llena', name: 'Copa llena', rows: MANY };
const empty = { id: 'medida-vacia', name: 'Copa vacía', rows: 0 };

/** Registrations of so many players by path, in the order of their arrival. */
export function registrationsOf(tournamentId: string, count: number): Record<string, Fields> {
  const registrations: Record<string, Fields> = {};
  for (let index = 0; index < count; index += 1) {
    const number = String(index).padStart(4, '0');
    const freeFireId = String(30_000_000 + index);
    const fields = {
      tournamentId,
      fullName: `Jugadora ${number}`,
      nameKey: `jugadora ${number}`,
      email: `jugadora${number}@example.com`,
      phone: `+52 55 ${freeFireId}`,
      answers: { nick: `Nick${number}`, pais: 'México', comentario: 'Puedo conectarme desde las 18:30.' },
      createdAt: new Date(Date.now() - (count - index) * 60_000),
    };
    Object.assign(registrations, registrationOf(freeFireId, fields));
  }
  return registrations;
}

/** A phone whose owner is signed in as an organiser. */
export async function openSignedIn(browser: Browser, backstage: Backstage): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto(new URL('/login', local.siteUrl).href);
  await signInAsAdmin(page, await backstage.create({ role: 'admin' }));
  return page;
}

/** Milliseconds from the beginning of the page until the queue says what is in it. */
export async function timeToShow(page: Page, { id, rows }: { id: string; rows: number }): Promise<number> {
  await page.goto(new URL(adminPath('registrationsOf', { id }), local.siteUrl).href);
  const seen = await page.waitForFunction(
    (isFull) => {
      const isThere = isFull
        ? document.querySelector('[data-row]') !== null
        : document.body.textContent.includes('Nada por revisar');
      return isThere && performance.now();
    },
    rows > 0,
    { polling: 'raf' },
  );
  return Number(await seen.jsonValue());
}

async function measureFirstRows(page: Page): Promise<Row> {
  const variants = { empty: () => timeToShow(page, empty), full: () => timeToShow(page, full) };
  const times = await takeTurns(variants, { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS });
  const what = `Queue: first rows of ${MANY} registrations, against an empty one`;
  return compared(what, 'ms', [median(times('full')), median(times('empty'))], MOST_TIMES_EMPTY);
}

/** Has the page note of every key how long it took from being pressed until what it changed was painted. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keys: { pressed: number; took: number }[] = [];
    const everyEvent = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { keys });
    addEventListener('keydown', ({ timeStamp }) => keys.push({ pressed: timeStamp, took: 0 }), { capture: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const key = keys.findLast(({ pressed }) => pressed <= startTime);
        if (key !== undefined) key.took = Math.max(key.took, duration);
      }
    }).observe(everyEvent);
  });
}

/** Types every query and takes it away again. Resolves with what each key took, in milliseconds; 0: under 16. */
async function typeQueries(page: Page): Promise<number[]> {
  await page.getByRole('searchbox').focus();
  for (const query of QUERIES) {
    await page.keyboard.type(query, { delay: 60 });
    for (let key = 0; key < query.length; key += 1) await page.keyboard.press('Backspace');
  }
  await page.waitForFunction(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100, true))),
  );
  return page.evaluate(() => {
    const keys: { took: number }[] = Reflect.get(window, 'keys');
    return keys.splice(0).map(({ took }) => took);
  });
}

/** The milliseconds of the slowest key, each being the middle one of some rounds: what else runs slows another each. */
async function slowestKey(page: Page, tournament: typeof full): Promise<number> {
  await timeToShow(page, tournament);
  // Everything is there to be searched.
  await page.getByText(`Todos${tournament.rows}`).waitFor();
  await watchKeys(page);
  const rounds: number[][] = [];
  for (let round = 0; round < TYPING_ROUNDS; round += 1) rounds.push(await typeQueries(page));
  const [first = []] = rounds;
  return Math.max(...first.map((_, key) => median(rounds.map((round) => round[key] ?? Number.NaN))));
}

async function measureTyping(page: Page): Promise<Row> {
  const control = await slowestKey(page, empty);
  const figure = await slowestKey(page, full);
  const what = `Queue: slowest key of a search in ${MANY} registrations (control: in none)`;
  return { what, unit: 'ms', figure, control, ratio: null, limit: MOST_TO_ANSWER };
}

/** Measures the admin queue with very many registrations, in a browser of a phone's size. */
export async function measure(): Promise<Row[]> {
  const documents = [full, empty].map(({ id, name, rows }) => ({
    ...tournamentDocuments(id, { name, status: 'draft', maxPlayers: 0, currentPlayers: rows }),
    ...registrationsOf(id, rows),
  }));
  return withDocuments(Object.assign({}, ...documents), (backstage) =>
    withBrowser(async (browser) => {
      const page = await openSignedIn(browser, backstage);
      return [await measureFirstRows(page), await measureTyping(page)];
    }),
  );
}
