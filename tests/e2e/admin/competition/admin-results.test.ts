import { Match } from '@arena/domain';
import { stack } from '../../../fixtures/stack.ts';
import { loseNextReply } from '../../next-call.ts';
import { expectToFit } from '../../reach.ts';
import { expectTaps, finger } from '../taps.ts';
import { expect, type ResultPage, resultPage, type TestMatch, test } from './admin-results.ts';

/** Kills as they come in an evening: some have none, the first have the most, one has more than ten. */
const usualKills = (index: number) => [14, 9, 3, 0, 5, 2, 1, 0, 4, 0, 2, 1][index] ?? 0;

/** A result as a chat tells it. */
const listOf = ({ names }: TestMatch) =>
  names.map((name, index) => `${index + 1} ${name} ${usualKills(index)}`).join('\n');

const sorted = ({ rows }: Pick<Match, 'rows'>) => rows.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1));

type Finger = ReturnType<typeof finger>;

async function chooseFiles(
  { page, button }: ResultPage,
  { tap }: Finger,
  files: Record<string, string>,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tap(button('Elegir archivos'));
  const payloads = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: name.endsWith('.csv') ? 'text/csv' : 'text/plain',
    buffer: Buffer.from(text),
  }));
  await (await chooser).setFiles(payloads);
}

test('a result is tapped from the last to the first, pasted, or read from one file or several, in few taps', async ({
  result,
  context,
  makeMatch,
  database,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = result;
  const isOfficial = result.toast('Listo: el resultado es oficial.');

  await test.step('taps from the last to the first, with somebody who did not play, undone and put right', async () => {
    const match = await makeMatch(4);
    const [a = '', b = '', c = '', d = ''] = match.names;
    await result.open(match);
    await result.isSound();
    await page.getByText('Del último', { exact: true }).click();
    await result.button('No jugó').click();
    await result.entry(d).click();
    await result.button('No jugó').click();
    await result.entry(a).click();
    await result.entry(b).click();
    await result.button('Deshacer').click();
    await result.entry(c).click();
    await result.entry(b).click();
    // c: 24 kills, on the second page of keys.
    await expect(page.getByText('1.º · ¿cuántas bajas?')).toBeVisible();
    await result.isSound();
    await result.kills(3).click();
    await result.button('20 o más').click();
    await result.kills(24).click();
    await result.button('El que falta: 0').click();
    await expectToFit(page);
    await result.row(c).getByRole('button').click();
    await result.isSound();
    await result.button('Subir').click();
    await result.kills(2).click();
    await result.button('Guardar y hacer oficial').click();
    await expect(isOfficial).toBeVisible();
    const rows = sorted(await match.stored()).map((row) => [row.entryId, row.placement, row.kills]);
    expect(rows).toEqual([
      ['equipo-00', 3, 0],
      ['equipo-01', 2, 3],
      ['equipo-02', 1, 2],
      ['equipo-03', null, null],
    ]);
  });

  await test.step('a paste', async () => {
    const match = await makeMatch(12);
    await result.open(match);
    const taps = finger();
    await taps.tap(result.way('Pegar'));
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), listOf(match));
    await expect(result.pasted).toBeFocused();
    await page.keyboard.press('ControlOrMeta+V');
    await taps.tap(result.button('Guardar y hacer oficial'));
    await expect(isOfficial).toBeVisible();
    expectTaps('A clean list, with the paste', taps.count() + 1, 4);
    expect(sorted(await match.stored())).toEqual(match.rows(usualKills));
  });

  await test.step('a file of one match', async () => {
    const match = await makeMatch(12);
    await result.open(match);
    const taps = finger();
    await taps.tap(result.way('Pegar'));
    await result.pasted.fill('1 Xx Ninja xX 5');
    await expect(page.getByRole('list', { name: 'Líneas por resolver' })).toContainText('No conocemos a «Xx Ninja xX»');
    await result.isSound();
    await result.pasted.fill('');
    const rows = match.names.map((name, index) => `"${index + 1}","${name}","${usualKills(index)}"`);
    await chooseFiles(result, taps, { 'partida.csv': ['"Match Rank","Team Name","Kill"', ...rows].join('\r\n') });
    await expect(page.getByText('12 filas listas')).toBeVisible();
    await result.isSound();
    await taps.tap(result.button('Guardar y hacer oficial'));
    await expect(isOfficial).toBeVisible();
    expectTaps('A file of one match', taps.count(), 4);
    expect(sorted(await match.stored())).toEqual(match.rows(usualKills));
  });

  await test.step('files of several matches', async () => {
    const match = await makeMatch(12);
    await result.open(match);
    const taps = finger();
    await taps.tap(result.way('Pegar'));
    const files = [1, 2, 3].map((number) => [`${number}.txt`, `Partida ${number}\n${listOf(match)}`]);
    await chooseFiles(result, taps, Object.fromEntries(files));
    await result.isSound();
    await taps.tap(result.button('Guardar 3 partidas'));
    await expect(result.toast('Guardamos 3 partidas. Falta hacerlas oficiales.')).toBeVisible();
    expectTaps('Files of several matches', taps.count(), 8);
    const { docs } = await database.collection(`competitions/${match.tournamentId}/matches`).get();
    const stored = docs.map((found) => Match.strip().parse(found.data()));
    expect(stored.map(({ state }) => state)).toEqual(['provisional', 'provisional', 'provisional']);
    for (const one of stored) expect(sorted(one)).toEqual(match.rows(usualKills));
  });
});

const RESULT = '**/api/competitions/*/matches/*/result';

async function tapThree(result: ResultPage, names: readonly string[]): Promise<void> {
  for (const name of names) await result.entry(name).click();
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
