// Two organisers' phones: what people do at the desk all evening, by its screens.
import { HOUR } from '@arena/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Auth } from 'firebase-admin/auth';
import { deskPath } from '../../web/src/lib/addresses/desk-paths.ts';
import { openBrowser, signInAtDesk } from '../support/browser.ts';
import { stack } from '../support/stack.ts';
import type { Row } from './script.ts';

const PASSWORD = 'una contraseña de prueba';
const PATIENCE = 20_000;

/** A match, and who of the two has their phone in hand. */
interface Desk {
  by: 0 | 1;
  tournamentId: string;
}
interface AtMatch extends Desk {
  matchId: string;
}

export interface Phones {
  /** Approves so many, one after the other: all who wait for it. */
  approve(desk: Desk, count: number): Promise<void>;
  /** Types a result as it was copied from somewhere, and saves it. */
  enter(at: AtMatch, rows: readonly Row[]): Promise<void>;
  /** Makes what the other one entered official. */
  confirm(at: AtMatch): Promise<void>;
  /** Corrects the kills of some rows with a public reason. */
  correct(at: AtMatch, rows: readonly Row[], reason: string): Promise<void>;
  /** Ends the competition. */
  finish(desk: Desk): Promise<void>;
  /** Gives the prize of a rank, which is in question, to somebody, or leaves it theirs. */
  decide(at: Desk & { rank: number }, name: string): Promise<void>;
  /** Says of the prize of a rank that it was sent, and how. */
  send(at: Desk & { rank: number }, how: string): Promise<void>;
  close(): Promise<void>;
}

interface Opening {
  /** Where the evening's API answers. */
  origin: string;
  auth: Auth;
  /** The accounts of the two. */
  uids: readonly [string, string];
  /** Whether their clocks are wrong: the one's an hour behind, the other's an hour ahead. */
  areWrong: boolean;
}

/** Has the site's calls answered by this evening's server: on the stack only its clock isn't the evening's. */
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
  await signInAtDesk(page, { email, password: PASSWORD });
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cómo anotar' }).getByText(name, { exact: true });
const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function openMatch(page: Page, { tournamentId, matchId }: AtMatch): Promise<void> {
  await page.goto(deskPath('match', { tournamentId, matchId }));
  await page.getByRole('heading', { name: /^Partida \d+$/ }).waitFor();
}

/** Saves, says that whoever isn't named didn't play where that is asked, and waits until it is stored. */
async function save(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  const stored = page.getByText('Lo anotaste tú: otra persona del equipo');
  const asked = button(page, 'Está bien así');
  await stored.or(asked).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  await stored.waitFor();
}

async function openDesk(page: Page, tournamentId: string, part: string): Promise<void> {
  await page.goto(deskPath('competition', { tournamentId }));
  await page.getByRole('group', { name: 'Parte' }).getByText(part, { exact: true }).click();
}

/** The prize of a rank, in the part of the desk that lists them. */
async function openPrize(page: Page, { tournamentId, rank }: { tournamentId: string; rank: number }) {
  await openDesk(page, tournamentId, 'Premios');
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
      await told(page, new RegExp(`^${lines.length} filas listas`));
      await save(page, 'Guardar provisional');
    },
    async confirm(at) {
      const page = pages[at.by];
      await openMatch(page, at);
      await button(page, 'Hacer oficial').click();
      await told(page, 'Listo: el resultado es oficial.');
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
      await page.goto(deskPath('registrations', { tournamentId }));
      const next = page.getByRole('button', { name: /^Aprobar a / }).first();
      for (let done = 0; done < count; done += 1) await next.click();
      // What can be taken back no longer is sent.
      const undo = button(page, 'Deshacer');
      await undo.waitFor();
      await undo.waitFor({ state: 'hidden' });
    },
    async finish({ by, tournamentId }) {
      const page = pages[by];
      await openDesk(page, tournamentId, 'Tabla');
      await button(page, 'Terminar').click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Terminar la competencia' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    async decide(at, name) {
      const { prize, dialog } = await openPrize(pages[at.by], at);
      await prize.getByRole('button', { name: 'Decidir de quién es' }).click();
      const give = dialog.getByRole('button', { name: `Dárselo a ${name}`, exact: true });
      const leave = dialog.getByRole('button', { name: `Se queda con ${name}`, exact: true });
      await give.or(leave).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    async send(at, how) {
      const { prize, dialog } = await openPrize(pages[at.by], at);
      await prize.getByRole('button', { name: /^Marcar enviado/ }).click();
      await dialog.getByLabel('Cómo lo enviaste').fill(how);
      await dialog.getByRole('button', { name: /^Marcar enviado/ }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    close: () => browser.close(),
  };
}
