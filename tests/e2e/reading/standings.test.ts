import { buildResults, type Competition, type Match, type Stage } from '@arena/domain';
import type { Page } from '@playwright/test';
import { local } from '../../../scripts/lib/local.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { resultsDocuments } from '../../fixtures/records/stored-results.ts';
import { test as base, expect } from '../arena.ts';
import { expectSound } from '../reach.ts';
import { countShifts, MOST_SHIFT, shiftsOf } from '../shifts.ts';
import { write } from '../site-records.ts';
import { inMotion } from '../sizes.ts';

const NAMES = ['Leones', 'Pumas', 'Lobos', ...Array.from({ length: 9 }, (_, index) => `Escuadra ${index + 4}`)];
const IDS = NAMES.map((_, index) => `e${index}`);

/** Returns a match with a result in this order and one kill each. */
function playedBy(number: number, order: readonly string[], change: Partial<Match> = {}): Match {
  const rows = order.map((id, index) => row(id, index + 1, 1));
  return matchRecord(`m${number}`, number, { state: 'official', rows, revision: 1, ...change });
}

const inOrder = playedBy(1, IDS);
const reversed = playedBy(2, IDS.toReversed(), { map: 'Purgatorio', state: 'provisional' });

const only: Stage['groups'][number] = { id: 'sala', name: 'Sala', entryIds: IDS };

interface Fixtures {
  /** Publishes a competition's results, as each change to it does; resolves with the tournament's id. */
  publish: (
    matches: readonly Match[],
    change?: { teamSize?: Competition['teamSize']; stage?: Partial<Stage> },
  ) => Promise<string>;
}

const test = base.extend<Fixtures>({
  publish: async ({ makeTournament }, use) => {
    const { database, close } = openDatabase(local.projectId);
    const { id } = await makeTournament();
    await use(async (matches, { teamSize = 4, stage } = {}) => {
      const played = stageRecord({ groups: [only], ...stage });
      const competition = competitionRecord({ tournamentId: id, teamSize, stages: [played] });
      const entries = played.groups.flatMap(({ name, entryIds }) =>
        entryIds.map((each, index) => {
          return entryRecord(each, { name: NAMES[IDS.indexOf(each)] ?? `${name} número ${index + 1}` });
        }),
      );
      const results = buildResults(competition, entries, matches, new Date().toISOString());
      await write(database, resultsDocuments(results));
      return id;
    });
    await database.recursiveDelete(database.doc(`results/${id}`));
    await close();
  },
});

function tablePage(page: Page) {
  const rows = page.getByRole('list', { name: 'Tabla de Final' }).locator(':scope > li');
  return {
    rows,
    first: rows.first().locator('summary'),
    row: (name: string) => rows.filter({ has: page.locator('summary', { hasText: name }) }),
    news: page.locator('[aria-live="polite"]').filter({ hasText: 'Ahora lidera' }),
  };
}

/** Server instances cache what they have read for some seconds. */
const SOON = { timeout: 60_000 };

test.use(inMotion);

test('open standings update in place, stay readable offline, and are offered as a picture and a stream overlay', async ({
  page,
  context,
  publish,
}) => {
  const id = await publish([inOrder]);
  const table = tablePage(page);
  await countShifts(page);
  await expect.poll(async () => (await page.request.get(`/tournament/${id}/standings`)).status(), SOON).toBe(200);
  const answered = page.waitForResponse(/standings\.json/);
  await page.goto(`/tournament/${id}/standings`);
  await answered;
  await expect(table.first).toContainText('Leones');

  await table.row('Escuadra 12').locator('summary').click();
  await expect(table.row('Escuadra 12').getByText('12.º, 1 baja')).toBeVisible();
  const top = async () => (await page.getByRole('heading', { name: 'Tabla', exact: true }).boundingBox())?.y ?? 0;
  const before = await top();
  await publish([inOrder, reversed]);
  await expect(table.first).toContainText('Escuadra 12');
  await expect(table.news).toContainText('Escuadra 12');
  await expect(table.row('Escuadra 12').getByText('1.º, 1 baja')).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  expect(await shiftsOf(page)).toBeLessThan(MOST_SHIFT);

  await page.getByRole('button', { name: 'Recalcular' }).click();
  await expect(page.getByText(/^Coincide: tu teléfono volvió a calcular \d+ filas de 2 partidas/)).toBeVisible();
  await expectSound(page);

  await context.setOffline(true);
  await expect(page.getByText(/Estás sin conexión. Ves la tabla de/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Estás sin conexión/)).toBeHidden();

  await page.getByRole('link', { name: 'Compartir la tabla' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Compartir la tabla' });
  await expect(dialog.getByRole('img', { name: 'Tabla' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Guardar imagen' }).click();
  expect((await saved).suggestedFilename()).toBe('standings-post.jpg');
  await expectSound(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/tournament/${id}/standings`);

  // The address of one match opens its result, as does the match in a team's row.
  await page.goto(`/tournament/${id}/standings#partida-m2`);
  const result = (match: string) => page.locator(`#partida-${match}`);
  await expect(result('m2').getByText('Compartir este resultado')).toBeVisible();
  await expect(result('m2').locator('summary')).toBeInViewport();
  await table.row('Leones').locator('summary').click();
  await table
    .row('Leones')
    .getByRole('link', { name: /^Partida 1/ })
    .click();
  await expect(page).toHaveURL(`/tournament/${id}/standings#partida-m1`);
  await expect(result('m1').getByText('Compartir este resultado')).toBeVisible();
  await expect(result('m1').locator('summary')).toBeInViewport();
  await expect(result('m2').getByText('Compartir este resultado')).toBeHidden();

  await page.clock.install();
  const response = await page.goto(`/overlay/${id}?top=2&theme=pink&refresh=soon`);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  const rows = page.getByRole('list', { name: 'Tabla' }).getByRole('listitem');
  await expect(rows).toHaveText([/Escuadra 12/, /Leones/]);
  for (const ground of ['html', 'body']) {
    await expect(page.locator(ground)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  await context.setOffline(true);
  await publish([inOrder]);
  await page.clock.fastForward('01:00:00');
  await expect(rows).toHaveText([/Escuadra 12/, /Leones/]);
  await context.setOffline(false);
  await expect(rows).toHaveText([/Leones/, /Pumas/]);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('shows one of twelve lobbies at a time, each with its own address', async ({ page, publish }) => {
  const lobbies = Array.from({ length: 12 }, (_, lobby) => ({
    id: `g${lobby + 1}`,
    name: `Sala ${lobby + 1}`,
    entryIds: Array.from({ length: 48 }, (_each, index) => `s${lobby + 1}-${index + 1}`),
  }));
  // Placements follow the numbers; the winner of the last lobby has the most kills.
  const matches = lobbies.map(({ id: groupId, entryIds }, lobby) => {
    const rows = entryIds.map((entryId, index) => row(entryId, index + 1, index === 0 ? lobby : 0));
    return matchRecord(`${groupId}-m1`, 1, { groupId, rows, state: 'official', revision: 1 });
  });
  const address = `/tournament/${await publish(matches, { teamSize: 1, stage: { groups: lobbies, matchCount: 1 } })}/standings`;
  await expect.poll(async () => (await page.request.get(address)).status(), SOON).toBe(200);
  await page.goto(address);
  const rows = page.getByRole('list', { name: 'Tabla de' }).locator(':scope > li');
  await expect(rows).toHaveCount(48);
  await expect(rows.first()).toContainText('Sala 1 número 1');
  // The overall leader plays in another lobby.
  await expect(page.getByText('Sala 12 número 1', { exact: true })).toBeVisible();
  await page.getByLabel('Grupo').selectOption('Sala 7');
  await expect(rows.first()).toContainText('Sala 7 número 1');
  await expect(page).toHaveURL(/\?grupo=7$/);
  await page.getByRole('button', { name: 'Recalcular' }).click();
  await expect(page.getByText(/^Coincide: .*1,?152 filas de 12 partidas/)).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(rows.first()).toContainText('Sala 7 número 1');
});

test.describe('standings without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('show results, matches, corrections and scoring', async ({ page, publish }) => {
    const [before, after] = [
      { played: true, placement: 2, kills: 0 },
      { played: true, placement: 1, kills: 1 },
    ];
    const changes = [{ entryId: 'e0', before, after }];
    const corrections = [{ revision: 2, at: new Date().toISOString(), reason: 'Vimos la grabación', changes }];
    const id = await publish([{ ...inOrder, corrections }]);
    const table = tablePage(page);
    await expect
      .poll(async () => (await page.request.get(`/tournament/${id}/standings`)).text(), SOON)
      .toContain('Vimos la grabación');
    await page.goto(`/tournament/${id}/standings`);
    await expect(table.first).toContainText('Leones');
    await table.first.click();
    await expect(table.row('Leones').getByText('1.º, 1 baja')).toBeVisible();
    await page.locator('summary').filter({ hasText: 'Partida 1' }).click();
    await expect(page.getByText('12.º Escuadra 12')).toBeVisible();
    await expect(page.getByText('Leones: 2.º, 0 bajas → 1.º, 1 baja')).toBeVisible();
    await expect(page.getByText('Cada baja vale 1 punto.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hoja de cálculo (CSV)' })).toHaveAttribute('href', /standings\.csv$/);
  });
});
