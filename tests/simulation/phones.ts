// Two organisers' phones in the admin area during a match day.
import { HOUR } from '@arena/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Auth } from 'firebase-admin/auth';
import { adminPath } from '../../web/src/lib/addresses/admin-paths.ts';
import { openBrowser, signInAsAdmin } from '../fixtures/browser.ts';
import { stack } from '../fixtures/stack.ts';
import type { Row } from './script.ts';

const PASSWORD = 'una contraseña de prueba';
const PATIENCE = 20_000;

/** A tournament in the admin area, and the organiser on whose phone it is open. */
interface AdminArea {
  by: 0 | 1;
  tournamentId: string;
}
interface AtMatch extends AdminArea {
  matchId: string;
}

export interface Phones {
  /** Approves `count` registrations, one after the other. */
  approve(area: AdminArea, count: number): Promise<void>;
  /** Pastes a result and saves it. */
  enter(at: AtMatch, rows: readonly Row[]): Promise<void>;
  /** Makes the other organiser's result official. */
  confirm(at: AtMatch): Promise<void>;
  /** Corrects the kills of some rows with a public reason. */
  correct(at: AtMatch, rows: readonly Row[], reason: string): Promise<void>;
  /** Ends the competition. */
  finish(area: AdminArea): Promise<void>;
  /** Settles a prize in question for an entry, or leaves its owner. */
  decidePrize(at: AdminArea & { rank: number }, name: string): Promise<void>;
  /** Marks a prize as sent, with its means. */
  send(at: AdminArea & { rank: number }, how: string): Promise<void>;
  close(): Promise<void>;
}

interface Opening {
  origin: string;
  auth: Auth;
  /** Their accounts. */
  uids: readonly [string, string];
  /** True for wrong clocks: one an hour behind, the other an hour ahead. */
  areWrong: boolean;
}

/** Answers the site's calls by the simulation's server, because the stack's has another clock. */
async function answerBy(context: BrowserContext, origin: string): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: origin + pathname + search });
    await route.fulfill({ response });
  });
}

async function signIn(browser: Browser, { origin, auth, uids, areWrong }: Opening, index: 0 | 1): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    baseURL: stack.siteUrl,
  });
  context.setDefaultTimeout(PATIENCE);
  await answerBy(context, origin);
  if (areWrong) await context.clock.install({ time: Date.now() + (index === 0 ? -HOUR : HOUR) });
  const { email = '' } = await auth.updateUser(uids[index], { password: PASSWORD });
  const page = await context.newPage();
  await page.goto('/login');
  await signInAsAdmin(page, { email, password: PASSWORD });
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cómo anotar' }).getByText(name, { exact: true });
const expectText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function openMatch(page: Page, { tournamentId, matchId }: AtMatch): Promise<void> {
  await page.goto(adminPath('match', { id: tournamentId, matchId }));
  await page.getByRole('heading', { name: /^Partida \d+$/ }).waitFor();
}

/** Saves, confirms that unnamed entries didn't play if asked, and waits until it is stored. */
async function save(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  const stored = page.getByText('Lo anotaste tú: otra persona del equipo');
  const asked = button(page, 'Está bien así');
  await stored.or(asked).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  await stored.waitFor();
}

async function openAdminArea(page: Page, tournamentId: string, part: string): Promise<void> {
  await page.goto(adminPath('competition', { id: tournamentId, part: null }));
  const tabs = page.getByRole('navigation', { name: /^Partes d/ });
  await tabs.getByRole('link', { name: new RegExp(`^${part}`) }).click();
}

/** The prize of a rank, in the part of the admin area that lists them. */
async function openPrize(page: Page, { tournamentId, rank }: { tournamentId: string; rank: number }) {
  await openAdminArea(page, tournamentId, 'Premios');
  const prizes = page.getByRole('list', { name: 'Premios' }).getByRole('article');
  return { prize: prizes.nth(rank - 1), dialog: page.getByRole('alertdialog') };
}

/** Opens both phones and signs their owners in. */
export async function openPhones(opening: Opening): Promise<Phones> {
  const browser = await openBrowser();
  const pages = [await signIn(browser, opening, 0), await signIn(browser, opening, 1)] as const;

  return {
    async enter(at, rows) {
      const page = pages[at.by];
      await openMatch(page, at);
      await way(page, 'Pegar').click();
      const lines = rows.filter(({ played }) => played).map(({ player, place, kills }) => [place, player.name, kills]);
      await page.getByLabel('Lo que copiaste').fill(lines.map((line) => line.join('\t')).join('\n'));
      await expectText(page, new RegExp(`^${lines.length} filas listas`));
      await save(page, 'Guardar provisional');
    },
    async confirm(at) {
      const page = pages[at.by];
      await openMatch(page, at);
      await button(page, 'Hacer oficial').click();
      await expectText(page, 'Listo: el resultado es oficial.');
    },
    async correct(at, rows, reason) {
      const page = pages[at.by];
      await openMatch(page, at);
      await button(page, 'Corregir').click();
      await way(page, 'Teclas').click();
      for (const { player, kills } of rows) await page.getByLabel(`Bajas de ${player.name}`).fill(String(kills));
      await page.getByLabel('Motivo de la corrección').fill(reason);
      await save(page, 'Guardar corrección');
    },
    async approve({ by, tournamentId }, count) {
      const page = pages[by];
      await page.goto(adminPath('registrationsOf', { id: tournamentId }));
      const next = page.getByRole('button', { name: /^Aprobar a / }).first();
      for (let done = 0; done < count; done += 1) await next.click();
      // The call is sent once it can't be undone.
      const undo = button(page, 'Deshacer');
      await undo.waitFor();
      await undo.waitFor({ state: 'hidden' });
    },
    async finish({ by, tournamentId }) {
      const page = pages[by];
      await openAdminArea(page, tournamentId, 'Tabla');
      await button(page, 'Terminar').click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Terminar la competencia' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    async decidePrize(at, name) {
      const { prize, dialog } = await openPrize(pages[at.by], at);
      await prize.getByRole('button', { name: 'Decidir de quién es' }).click();
      const give = dialog.getByRole('button', { name: `Dárselo a ${name}`, exact: true });
      const leave = dialog.getByRole('button', { name: `Dejárselo a ${name}`, exact: true });
      await give.or(leave).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    async send(at, how) {
      const { prize, dialog } = await openPrize(pages[at.by], at);
      await prize.getByRole('button', { name: /^Marcar como enviado/ }).click();
      await dialog.getByLabel('Cómo lo enviaste').fill(how);
      await dialog.getByRole('button', { name: /^Marcar como enviado/ }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    close: () => browser.close(),
  };
}
