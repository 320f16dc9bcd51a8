// Two organisers' phones in the admin area during a match day.
import { HOUR } from '@arena/domain';
import type { Browser, Page } from '@playwright/test';
import type { Auth } from 'firebase-admin/auth';
import { local } from '../../scripts/lib/local.ts';
import { adminPath } from '../../web/src/lib/addresses/admin-paths.ts';
import { openBrowser, signInAsAdmin } from '../fixtures/browser.ts';
import type { Row } from './script.ts';

const PASSWORD = 'una contraseña de prueba';
const PATIENCE = 20_000;

/** A tournament in the admin area, and the organiser on whose phone it is open. */
interface AdminArea {
  by: 0 | 1;
  tournamentId: string;
}
type AtMatch = AdminArea & { matchId: string };
type AtPrize = AdminArea & { rank: number };

interface Opening {
  origin: string;
  auth: Auth;
  /** Their accounts. */
  uids: readonly [string, string];
  /** True for wrong clocks: one an hour behind, the other an hour ahead. */
  areWrong: boolean;
}

async function signIn(browser: Browser, { origin, auth, uids, areWrong }: Opening, index: 0 | 1): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    baseURL: local.siteUrl,
  });
  context.setDefaultTimeout(PATIENCE);
  // The simulation's server answers, because the stack's has another clock.
  await context.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
  });
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
async function openPrize(page: Page, { tournamentId, rank }: AtPrize) {
  await openAdminArea(page, tournamentId, 'Premios');
  const prizes = page.getByRole('list', { name: 'Premios' }).getByRole('article');
  return { prize: prizes.nth(rank - 1), dialog: page.getByRole('alertdialog') };
}

/** Opens both phones and signs their owners in. */
export async function openPhones(opening: Opening) {
  const browser = await openBrowser();
  const pages = [await signIn(browser, opening, 0), await signIn(browser, opening, 1)] as const;

  return {
    /** Pastes a result and saves it. */
    async enter(at: AtMatch, rows: readonly Row[]) {
      const page = pages[at.by];
      await openMatch(page, at);
      await way(page, 'Pegar').click();
      const lines = rows.filter(({ played }) => played).map(({ player, place, kills }) => [place, player.name, kills]);
      await page.getByLabel('Lo que copiaste').fill(lines.map((line) => line.join('\t')).join('\n'));
      await expectText(page, new RegExp(`^${lines.length} filas listas`));
      await save(page, 'Guardar provisional');
    },
    /** Makes the other organiser's result official. */
    async confirm(at: AtMatch) {
      const page = pages[at.by];
      await openMatch(page, at);
      await button(page, 'Hacer oficial').click();
      await expectText(page, 'Listo: el resultado es oficial.');
    },
    /** Corrects the kills of some rows with a public reason. */
    async correct(at: AtMatch, rows: readonly Row[], reason: string) {
      const page = pages[at.by];
      await openMatch(page, at);
      await button(page, 'Corregir').click();
      await way(page, 'Teclas').click();
      for (const { player, kills } of rows) await page.getByLabel(`Bajas de ${player.name}`).fill(String(kills));
      await page.getByLabel('Motivo de la corrección').fill(reason);
      await save(page, 'Guardar corrección');
    },
    /** Approves `count` registrations, one after the other. */
    async approve({ by, tournamentId }: AdminArea, count: number) {
      const page = pages[by];
      await page.goto(adminPath('registrationsOf', { id: tournamentId }));
      const next = page.getByRole('button', { name: /^Aprobar a / }).first();
      for (let done = 0; done < count; done += 1) await next.click();
      // The call is sent once it can't be undone.
      const undo = button(page, 'Deshacer');
      await undo.waitFor();
      await undo.waitFor({ state: 'hidden' });
    },
    /** Ends the competition. */
    async finish({ by, tournamentId }: AdminArea) {
      const page = pages[by];
      await openAdminArea(page, tournamentId, 'Tabla');
      await button(page, 'Terminar').click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Terminar la competencia' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Settles a prize in question for an entry, or leaves its owner. */
    async decidePrize(at: AtPrize, name: string) {
      const { prize, dialog } = await openPrize(pages[at.by], at);
      await prize.getByRole('button', { name: 'Decidir de quién es' }).click();
      const give = dialog.getByRole('button', { name: `Dárselo a ${name}`, exact: true });
      const leave = dialog.getByRole('button', { name: `Dejárselo a ${name}`, exact: true });
      await give.or(leave).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Marks a prize as sent, with its means. */
    async send(at: AtPrize, how: string) {
      const { prize, dialog } = await openPrize(pages[at.by], at);
      await prize.getByRole('button', { name: /^Marcar como enviado/ }).click();
      await dialog.getByLabel('Cómo lo enviaste').fill(how);
      await dialog.getByRole('button', { name: /^Marcar como enviado/ }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    close: () => browser.close(),
  };
}
