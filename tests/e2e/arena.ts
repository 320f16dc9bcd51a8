import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { HOUR } from '@arena/domain';
import { type Browser, test as base, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import type { Database } from '../../functions/src/platform/firestore.ts';
import { linkHash } from '../../functions/src/registrations/commands/links.ts';
import { runPublication } from '../../functions/src/tournaments/publication.ts';
import { local } from '../../scripts/lib/local.ts';
import { competitionRecord, entryRecord, matchRecord, stageRecord } from '../fixtures/records/competition-records.ts';
import { openDatabase, type TestDatabase } from '../fixtures/records/database.ts';
import { type Fields, registrationPath, registrationRecord, tournamentDocuments } from '../fixtures/records/records.ts';
import { contextOn } from '../fixtures/records/registering.ts';
import { newFreeFireId } from './registration/registration-form.ts';
import { siteHash, write } from './site-records.ts';

/** Returns the real time plus a number of hours. */
export function fromNow(hours: number): Date {
  return new Date(Date.now() + hours * HOUR);
}

/** Formats a date for the picker in the browser's zone, Mexico City, UTC-6. */
export function picked(date: Date): string {
  return new Date(date.getTime() - 6 * HOUR).toISOString().slice(0, 16);
}

/** Stores a private link in the browser, as after a registration. Call it before opening the page. */
export async function keepLink(page: Page): Promise<void> {
  const link = { token: 'A'.repeat(22), tournamentId: null, myRegistration: null, at: Date.now() };
  await page.addInitScript((links) => localStorage.setItem('links', links), JSON.stringify([link]));
}

/** A test's own tournament, on the stack that serves the site. */
export interface TestTournament {
  id: string;
  name: string;
  /** Changes its fields and rebuilds the catalogue. */
  change(fields: Fields): Promise<void>;
  /** Reads its registrations from the database. */
  registrations(): Promise<Fields[]>;
  currentPlayers(): Promise<number>;
  /** Stores an approved registration with unique data. */
  hold(fields?: Fields): Promise<Holder>;
  /** Stores a competition with one match, `primera`, which the holder plays at `startsAt`. */
  draw(holder: Holder, startsAt: Date): Promise<void>;
  /** Adds a required question to its form, which its registrations have answered. */
  asks(question: { text: string; answer?: string }): Promise<void>;
  /** Updates fields of the room of that match. */
  room(fields: Fields): Promise<void>;
}

/** An approved player. Their private link is `/mi-lugar#<token>`. */
interface Holder {
  freeFireId: string;
  token: string;
}

/** Stores a tournament (by default published, open and with a form) and rebuilds the catalogue. */
type MakeTournament = (fields?: Fields) => Promise<TestTournament>;

function rebuildCatalogue({ database }: TestDatabase): Promise<unknown> {
  const now = new Date();
  return runPublication(contextOn(database, { now }));
}

/** Stores an approved registration with unique data. */
export async function holdSeat(database: Database, tournamentId: string, fields: Fields = {}): Promise<Holder> {
  const freeFireId = newFreeFireId();
  const token = `${tournamentId.replaceAll('-', '').slice(-21)}A`;
  const link = linkHash(siteHash, token);
  const registration = { tournamentId, freeFireId, link, status: 'approved', ...fields };
  await write(database, { [registrationPath(freeFireId, tournamentId)]: registrationRecord(registration) });
  return { freeFireId, token };
}

function drawnPaths(id: string) {
  const competition = `competitions/${id}`;
  return {
    competition,
    entry: `${competition}/entries/uno`,
    match: `${competition}/matches/primera`,
    room: `rooms/${id}_primera`,
  };
}

async function makeTournament(site: TestDatabase, fields: Fields): Promise<TestTournament> {
  const id = `prueba-${randomUUID()}`;
  const name = `Copa ${id.slice(-6)}`;
  const document = site.database.doc(`tournaments/${id}`);
  const registrations = site.database.collection('registrations').where('tournamentId', '==', id);
  const dates = { date: fromNow(72), registrationDeadline: fromNow(48), publishedAt: fromNow(-24) };
  await write(site.database, tournamentDocuments(id, { name, ...dates, ...fields }));
  await rebuildCatalogue(site);
  const drawn = drawnPaths(id);
  const stages = [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['uno'] }] })];
  return {
    id,
    name: String(fields.name ?? name),
    async change(changed) {
      await document.update(changed);
      await rebuildCatalogue(site);
    },
    registrations: async () => (await registrations.get()).docs.map((found) => found.data()),
    currentPlayers: async () => Number((await document.get()).get('currentPlayers')),
    hold: (held) => holdSeat(site.database, id, held),
    draw: ({ freeFireId }, startsAt) =>
      write(site.database, {
        [drawn.competition]: { ...competitionRecord({ tournamentId: id, stages }), writes: 1 },
        [drawn.entry]: { ...entryRecord('uno', { registrationId: `${id}_${freeFireId}` }) },
        [drawn.match]: { ...matchRecord('primera', 1, { startsAt: startsAt.toISOString() }) },
      }),
    async asks({ text, answer }) {
      const question = { text, type: 'text', required: true, active: true, placeholder: '', options: [], order: 9 };
      await write(site.database, { [`questions/${id}`]: { ...question, tournamentId: id, revision: 1 } });
      const answered = answer === undefined ? [] : (await registrations.get()).docs;
      await Promise.all(answered.map(({ ref }) => ref.update(`answers.${id}`, answer)));
    },
    async room(known) {
      const room = { ...known, tournamentId: id, matchId: 'primera' };
      await site.database.doc(drawn.room).set(room, { merge: true });
    },
  };
}

/** Does not rebuild the catalogue: no test compares the whole list. */
async function removeAll(site: TestDatabase, made: readonly TestTournament[]): Promise<void> {
  for (const { id } of made) {
    const registrations = await site.database.collection('registrations').where('tournamentId', '==', id).get();
    // One commit, so that an open page gets one update.
    const batch = site.database.batch();
    for (const { ref } of registrations.docs) batch.delete(ref);
    const paths = [`tournaments/${id}`, `questions/${id}`, ...Object.values(drawnPaths(id))];
    for (const path of paths) batch.delete(site.database.doc(path));
    await batch.commit();
  }
}

/**
 * Saves the text of each open page of a failed test for `npm test` to print. Playwright's own snapshot is of the first
 * closed page, the visitor's.
 */
async function keepPages(browser: Browser, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
    const path = info.outputPath(`page-${index + 1}-error-context.md`);
    await writeFile(path, `\`\`\`yaml\n# ${new URL(page.url()).pathname}\n${shown}\n\`\`\`\n`);
    info.attachments.push({ name: 'error-context', contentType: 'text/markdown', path });
  }
}

let opened: TestDatabase | undefined;

/** The site's database, one connection for each process, because connecting is slow. */
function openOnce(): TestDatabase {
  opened ??= openDatabase(local.projectId);
  return opened;
}

/** Tests of the site with their own tournaments. The service worker is off; it has its own tests. */
export const test = base.extend<{
  makeTournament: MakeTournament;
  /** A second visitor beside the test's own page. `seenInTime` moves their clock. */
  visitor: Page;
}>({
  serviceWorkers: 'block',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs out of this pattern.
  makeTournament: async ({}, use) => {
    const site = openOnce();
    const made: TestTournament[] = [];
    await use(async (fields = {}) => {
      const tournament = await makeTournament(site, fields);
      made.push(tournament);
      return tournament;
    });
    await removeAll(site, made);
  },
  visitor: async ({ browser }, use, info) => {
    const context = await browser.newContext();
    await context.clock.install();
    await use(await context.newPage());
    await keepPages(browser, info);
    await context.close();
  },
});

export { expect };

/** Waits for a change on an open page by moving its clock: pages poll every 30 seconds. */
export async function seenInTime(shown: Locator, state: 'visible' | 'hidden' = 'visible'): Promise<void> {
  await expect(async () => {
    await shown.page().clock.runFor('00:30');
    await shown.waitFor({ state, timeout: 1_000 });
  }).toPass();
}

/** Returns local and session storage as text. */
export function keptIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

export const REGISTRATIONS = '**/api/registrations';

/** The card of a tournament in a list. */
export function cardOf(page: Page, { name }: { name: string }) {
  return page.getByRole('article', { name });
}

/** Reloads the list until it has the tournament: the server renders its pages every few seconds. */
export async function openListWith(page: Page, tournament: { name: string }): Promise<void> {
  await expect(async () => {
    await page.goto('/tournaments');
    await expect(cardOf(page, tournament)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Waits until the browser has cached the list with a tournament, after the page's first paint. */
export async function untilListKept(page: Page, tournament: { name: string }): Promise<void> {
  await page.waitForFunction((name) => JSON.stringify(localStorage).includes(name), tournament.name);
}

/** Waits until the service worker has cached the site and controls the next page. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}

/** Serves pages without content, as when the server can't render them: the browser renders every screen. */
async function withoutServerPages(page: Page): Promise<void> {
  await page.route(
    () => true,
    (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback();
      return route.continue({ url: new URL('/app.html', request.url()).href });
    },
  );
}

/** Answers Firestore's request for the catalogue with these tournaments. */
export async function answerCatalogue(page: Page, tournaments: readonly Fields[]): Promise<void> {
  await withoutServerPages(page);
  const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
  const fields = typed({ tournaments: tournaments.map((one) => ({ status: 'published', ...one })) });
  await page.route('**/documents/catalogue/published', (route) => route.fulfill({ headers, json: { fields } }));
}

/** Converts fields to the format of Firestore's REST responses. */
export function typed(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typedValue(value)]));
}

function typedValue(value: unknown): Fields {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typedValue) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: typed({ ...value }) } };
  return { nullValue: null };
}
