import { Match } from '@arena/domain';
import type { Page } from '@playwright/test';
import { demandResults } from '../../../fixtures/records/stored-results.ts';
import { stack } from '../../../fixtures/stack.ts';
import { loseNextReply } from '../../next-call.ts';
import { expectToFit } from '../../reach.ts';
import { expectTaps } from '../taps.ts';
import { expect, type ResultPage, resultPage, type TestMatch, test } from './admin-results.ts';

/** Counts what a finger does from here on: taps, and what is pasted. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.taps = '0';
    for (const type of ['pointerdown', 'paste']) {
      document.addEventListener(
        type,
        () => {
          document.body.dataset.taps = String(Number(document.body.dataset.taps) + 1);
        },
        { capture: true },
      );
    }
  });
  return async () => Number(await page.evaluate(() => document.body.dataset.taps));
}

/** Kills as they come in an evening: some have none, the first have the most, one has more than ten. */
const usualKills = (index: number) => [14, 9, 3, 0, 5, 2, 1, 0, 4, 0, 2, 1][index] ?? 0;

async function tapPlaces(result: ResultPage, names: readonly string[]): Promise<void> {
  for (const name of names) await result.entry(name).click();
}

async function makeOfficial(result: ResultPage): Promise<void> {
  await result.button('Guardar y hacer oficial').click();
  await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
}

const sorted = (rows: TestMatch['rows'] extends () => infer Rows ? Rows : never) =>
  rows.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1));

/** Opens a match's entry by paste or file, and counts taps from there on. */
async function beginPasting(result: ResultPage, match: TestMatch): Promise<() => Promise<number>> {
  await result.open(match);
  const taps = await countTaps(result.page);
  await result.way('Pegar').click();
  return taps;
}

async function chooseFiles({ page, button }: ResultPage, files: Readonly<Record<string, string>>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button('Elegir archivos').click();
  const payloads = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: name.endsWith('.csv') ? 'text/csv' : 'text/plain',
    buffer: Buffer.from(text),
  }));
  await (await chooser).setFiles(payloads);
}

test('a paste or a file is official within 4 taps, files of several matches are stored within 8', async ({
  result,
  context,
  makeMatch,
  database,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = result;

  await test.step('a paste is official, and corrected with a public reason', async () => {
    const match = await makeMatch(12);
    const text = match.names.map((name, index) => `${index + 1} ${name} ${usualKills(index)}`).join('\n');
    const taps = await beginPasting(result, match);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await expect(result.pasted).toBeFocused();
    await page.keyboard.press('ControlOrMeta+V');
    await makeOfficial(result);
    expectTaps('a clean list', await taps(), 4);
    expect(sorted((await match.stored()).rows)).toEqual(match.rows(usualKills));

    const reason = 'Contamos mal una baja';
    await result.button('Corregir').click();
    await result.row('LOUD').getByRole('button').click();
    await result.kills(15).click();
    await expect(page.getByText('LOUD: 1.º · 14 bajas → ahora 1.º · 15 bajas')).toBeVisible();
    await result.button('Guardar corrección').click();
    const why = page.getByLabel('Motivo de la corrección');
    await expect(why).toHaveAccessibleDescription(/Escribe el motivo: será público/);
    await result.isSound();
    await why.fill(reason);
    await result.button('Guardar corrección').click();
    await expect(result.toast('Corrección guardada: todos ven qué cambió y por qué.')).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    const published = await demandResults(database, match.tournamentId);
    expect(JSON.stringify(published)).toContain(reason);
    expect(await match.stored()).toMatchObject({ state: 'official', revision: 2, corrections: [{ revision: 2 }] });
  });

  await test.step('a file of one match is official', async () => {
    const match = await makeMatch(12);
    const taps = await beginPasting(result, match);
    await result.pasted.fill('1 Xx Ninja xX 5');
    await expect(page.getByRole('list', { name: 'Líneas por resolver' })).toContainText('No conocemos a «Xx Ninja xX»');
    await result.isSound();
    await result.pasted.fill('');
    const rows = match.names.map((name, index) => `"${index + 1}","${name}","${usualKills(index)}"`);
    await chooseFiles(result, { 'partida.csv': ['"Match Rank","Team Name","Kill"', ...rows].join('\r\n') });
    await expect(page.getByText('12 filas listas')).toBeVisible();
    await result.isSound();
    await makeOfficial(result);
    expectTaps('a file of one match', await taps(), 4);
    expect(sorted((await match.stored()).rows)).toEqual(match.rows(usualKills));
  });

  await test.step('files of several matches are stored', async () => {
    const match = await makeMatch(12);
    const taps = await beginPasting(result, match);
    const lines = match.names.map((name, index) => `${index + 1} ${name} ${usualKills(index)}`);
    const listOf = (number: number) => [`Partida ${number}`, ...lines].join('\n');
    await chooseFiles(result, { '1.txt': listOf(1), '2.txt': listOf(2), '3.txt': listOf(3) });
    await result.isSound();
    await result.button('Guardar 3 partidas').click();
    await expect(result.toast('Guardamos 3 partidas. Falta hacerlas oficiales.')).toBeVisible();
    expectTaps('files of several matches', await taps(), 8);
    for (const id of ['m1', 'm2', 'm3']) {
      const stored = await database.doc(`competitions/${match.tournamentId}/matches/${id}`).get();
      const { rows, state } = Match.strip().parse(stored.data());
      expect(state).toBe('provisional');
      expect(sorted(rows)).toEqual(match.rows(usualKills));
    }
  });
});

test('from the last to the first, with somebody who did not play, undone and put right', async ({
  result,
  makeMatch,
}) => {
  const match = await makeMatch(4);
  const [a = '', b = '', c = '', d = ''] = match.names;
  await result.open(match);
  await result.isSound();
  await result.page.getByText('Del último', { exact: true }).click();
  await result.button('No jugó').click();
  await result.entry(d).click();
  await result.button('No jugó').click();
  await result.entry(a).click();
  await result.entry(b).click();
  await result.button('Deshacer').click();
  await result.entry(c).click();
  await result.entry(b).click();
  // c: 24 kills, on the second page of keys.
  await expect(result.page.getByText('1.º · ¿cuántas bajas?')).toBeVisible();
  await result.isSound();
  await result.kills(3).click();
  await result.button('20 o más').click();
  await result.kills(24).click();
  await result.button('El que falta: 0').click();
  await expectToFit(result.page);
  await result.row(c).getByRole('button').click();
  await result.isSound();
  await result.button('Subir').click();
  await result.kills(2).click();
  await result.button('Guardar y hacer oficial').click();
  await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
  const rows = new Map((await match.stored()).rows.map((row) => [row.entryId, row]));
  expect([...rows.values()].map(({ placement, kills }) => [placement, kills])).toHaveLength(4);
  expect(rows.get('equipo-02')).toMatchObject({ placement: 1, kills: 2 });
  expect(rows.get('equipo-01')).toMatchObject({ placement: 2, kills: 3 });
  expect(rows.get('equipo-00')).toMatchObject({ placement: 3, kills: 0 });
  expect(rows.get('equipo-03')).toMatchObject({ played: false, placement: null });
});

const RESULT = '**/api/competitions/*/matches/*/result';

async function tapThree(result: ResultPage, names: readonly string[]): Promise<void> {
  await tapPlaces(result, names);
  for (const kills of [4, 1, 0]) await result.kills(kills).click();
}

test('a result is stored once: double tap, lost reply, two tabs, another organiser, no signal', async ({
  result,
  context,
  makeMatch,
  enter,
  browser,
  backstage,
}) => {
  const save = result.button('Guardar y hacer oficial');
  const isOfficial = result.toast('Listo: el resultado es oficial.');

  await test.step('a double tap, a lost reply and two tabs store it once', async () => {
    const match = await makeMatch(3);
    const other = resultPage(await context.newPage());
    await other.open(match);
    await result.open(match);
    await tapThree(result, match.names);
    await loseNextReply(result.page, RESULT, 'PUT');
    await save.dblclick();
    await expect(isOfficial).toBeVisible({ timeout: 15_000 });
    await other.page.reload();
    await expect(other.button('Corregir')).toBeVisible();
    expect(await match.stored()).toMatchObject({ state: 'official', revision: 1 });
    expect(await match.revisions()).toHaveLength(1);
    await other.page.close();
  });

  await test.step('another organiser’s result is shown before it is replaced', async () => {
    const match = await makeMatch(3);
    await result.open(match);
    await tapThree(result, match.names);
    const elsewhere = await browser.newContext({ baseURL: stack.siteUrl });
    await enter(elsewhere, await backstage.create({ role: 'admin' }));
    const eva = resultPage(await elsewhere.newPage());
    await eva.open(match);
    await tapThree(eva, match.names.toReversed());
    await eva.button('Guardar y hacer oficial').click();
    await expect(eva.toast('Listo: el resultado es oficial.')).toBeVisible();
    await elsewhere.close();
    await expect(result.page.getByText(/Alguien más guardó este resultado/)).toBeVisible({ timeout: 15_000 });
    expect(await match.stored()).toMatchObject({ revision: 1 });
  });

  await test.step('without a signal it is kept over a closed tab, and sent once by itself', async () => {
    const match = await makeMatch(3);
    await result.open(match);
    await context.setOffline(true);
    await expect(result.page.getByText('Sin señal: sigue anotando, queda en este teléfono.')).toBeVisible();
    await tapThree(result, match.names);
    await save.click();
    await expect(result.page.getByText('se envía solo cuando vuelva la señal')).toBeVisible();
    await result.isSound();
    await result.page.close();
    expect(await match.stored()).toMatchObject({ revision: 0 });

    await context.setOffline(false);
    // On whichever screen of the admin area one is by then.
    const later = resultPage(await context.newPage());
    await later.page.goto('/admin');
    await expect(later.toast('Listo: el resultado es oficial.')).toBeVisible();
    expect(await match.stored()).toMatchObject({ state: 'official', revision: 1 });
    expect(await match.revisions()).toHaveLength(1);
  });
});
