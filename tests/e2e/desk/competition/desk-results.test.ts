import type { Page } from '@playwright/test';
import { expectToFit } from '../../reach.ts';
import { expect, type ResultPage, resultPage, type TestMatch, test } from './desk-results.ts';

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

/** Says why the team that came in first has one kill more. */
async function correctTheFirst(result: ResultPage, reason: string): Promise<void> {
  await result.button('Corregir').click();
  await result.row('LOUD').getByRole('button').click();
  await result.kills(15).click();
  await expect(result.page.getByText('LOUD: 1.º · 14 bajas → ahora 1.º · 15 bajas')).toBeVisible();
  await result.button('Guardar corrección').click();
  const why = result.page.getByLabel('Motivo de la corrección');
  await expect(why).toHaveAccessibleDescription(/Escribe el motivo: será público/);
  await result.isSound();
  await why.fill(reason);
  await result.button('Guardar corrección').click();
  await expect(result.toast('Corrección guardada: todos ven qué cambió y por qué.')).toBeVisible();
  await expect(result.page.getByText(reason)).toBeVisible();
}

test('a paste is official within 4 taps, and corrected with a public reason', async ({
  result,
  context,
  makeMatch,
  database,
}) => {
  const match = await makeMatch(12);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await result.open(match);
  const text = match.names.map((name, index) => `${index + 1} ${name} ${usualKills(index)}`).join('\n');
  await result.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const taps = await countTaps(result.page);
  await result.way('Pegar').click();
  await expect(result.pasted).toBeFocused();
  await result.page.keyboard.press('ControlOrMeta+V');
  await makeOfficial(result);
  expect(await taps()).toBeLessThanOrEqual(4);
  expect(sorted((await match.stored()).rows)).toEqual(match.rows(usualKills));

  await correctTheFirst(result, 'Contamos mal una baja');
  const published = await database.doc(`results/${match.tournamentId}`).get();
  expect(JSON.stringify(published.data())).toContain('Contamos mal una baja');
  expect(await match.stored()).toMatchObject({ state: 'official', revision: 2, corrections: [{ revision: 2 }] });
});

test('three bad lines of 48 leave the 45; who they are is asked, and known in the next match', async ({
  result,
  makeMatch,
}) => {
  const match = await makeMatch(48, { teamSize: 1 });
  const written = match.names.map((name, index) => `${index + 1}\t${name}\t${usualKills(index)}`);
  const bad = { 4: '5\tXx Ninja xX\t5', 20: '21\tOtro Desconocido\t0', 46: '47\tFuria 4\t9999' };
  const lines = written.map((line, index) => Reflect.get(bad, index) ?? line);
  await result.open(match);
  await result.way('Pegar').click();
  await result.pasted.fill(lines.join('\n'));
  await expect(result.page.getByText('45 filas listas · 3 por resolver')).toBeVisible();
  const problems = result.page.getByRole('list', { name: 'Líneas por resolver' }).getByRole('listitem');
  await expect(problems).toContainText([
    'No conocemos a «Xx Ninja xX»',
    'No conocemos a «Otro Desconocido»',
    'Ese puesto o esas bajas no pueden ser.',
  ]);
  await result.isSound();
  await problems
    .nth(0)
    .getByRole('combobox')
    .selectOption({ label: match.names[4] ?? '' });
  await expect(result.row(match.names[4] ?? '')).toContainText('5.º');
  await expect(problems).toHaveCount(2);
  await result.button('Dejar fuera').first().click();
  await result.button('Guardar y hacer oficial').click();
  await expect(result.dialog).toContainText('Una línea queda fuera.');
  await expect(result.dialog).toContainText('Faltan los puestos 21 y 47.');
  await expect(result.dialog).toContainText('No jugaron 2:');
  await result.isSound();
  await result.button('Está bien así').click();
  await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
  const { rows } = await match.stored();
  expect(rows.filter(({ played }) => played)).toHaveLength(46);

  await result.page.getByRole('link', { name: 'Siguiente: partida 3' }).click();
  await expect(result.page.getByRole('heading', { level: 1, name: 'Partida 3' })).toBeVisible();
  await result.way('Pegar').click();
  await result.pasted.fill('1 xx ninja xx 12');
  await expect(result.row(match.names[4] ?? '')).toContainText('1.º');
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
  await result.button('Quien falta: 0').click();
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

test('a result typed without a signal is kept over a closed tab, and sent once by itself', async ({
  result,
  context,
  makeMatch,
}) => {
  const match = await makeMatch(3);
  await result.open(match);
  await context.setOffline(true);
  await expect(result.page.getByText('Sin señal: sigue anotando, queda en este teléfono.')).toBeVisible();
  await tapPlaces(result, match.names);
  for (const kills of [4, 1, 0]) await result.kills(kills).click();
  await result.button('Guardar y hacer oficial').click();
  await expect(result.page.getByText('se envía solo cuando vuelva la señal')).toBeVisible();
  await result.isSound();
  await result.page.close();
  expect(await match.stored()).toMatchObject({ revision: 0 });

  await context.setOffline(false);
  // On whichever screen of the desk one is by then.
  const later = resultPage(await context.newPage());
  await later.page.goto('/admin');
  await expect(later.toast('Listo: el resultado es oficial.')).toBeVisible();
  expect(await match.stored()).toMatchObject({ state: 'official', revision: 1 });
  expect(await match.revisions()).toHaveLength(1);
});
