import { Match } from '@arena/domain';
import { expectToFit } from '../../reach.ts';
import { expect, resultPage, test } from './admin-results.ts';

const sorted = ({ rows }: Pick<Match, 'rows'>) => rows.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1));

test('enters a result by taps from the last placement, and several matches from files', async ({
  result,
  makeMatch,
  database,
}) => {
  const { page } = result;

  await test.step('a result is tapped from last to first, with an absent entry, an undo and a correction', async () => {
    const match = await makeMatch(4);
    const [a = '', b = '', c = '', d = ''] = match.names;
    await result.open(match);
    await result.isSound();
    await page.getByText('Del último', { exact: true }).click();
    await result.button('No jugó').click();
    await result.entry(d).click();
    await result.button('No jugó').click();
    const foot = () => page.locator('.dock').evaluate(({ clientHeight }) => clientHeight);
    const before = await foot();
    await result.entry(a).click();
    await expect(result.button('No jugaron')).toBeVisible();
    expect(await foot()).toBe(before);
    await result.entry(b).click();
    await result.button('Deshacer').click();
    await result.entry(c).click();
    await result.entry(b).click();
    // Entry c gets 24 kills, on the second page of keys.
    await expect(page.getByText('1.º · ¿cuántas bajas?')).toBeVisible();
    const pad = await page.locator('.dock').boundingBox();
    const help = page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });
    await expect.poll(async () => (await help.boundingBox())?.y ?? 740).toBeLessThan((pad?.y ?? 0) - 50);
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
    await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
    const rows = sorted(await match.stored()).map((row) => [row.entryId, row.placement, row.kills]);
    expect(rows).toEqual([
      ['equipo-00', 3, 0],
      ['equipo-01', 2, 3],
      ['equipo-02', 1, 2],
      ['equipo-03', null, null],
    ]);
  });

  await test.step('results of three matches are read from files', async () => {
    const match = await makeMatch(12);
    await result.open(match);
    await result.way('Pegar').click();
    const kills = (index: number) => index % 5;
    const list = match.names.map((name, index) => `${index + 1} ${name} ${kills(index)}`).join('\n');
    const chooser = page.waitForEvent('filechooser');
    await result.button('Elegir archivos').click();
    const fileOf = (number: number) => ({
      name: `${number}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Partida ${number}\n${list}${'\nGracias por jugar'.repeat(100)}`),
    });
    const worker = page.waitForEvent('worker');
    await (await chooser).setFiles([1, 2, 3].map(fileOf));
    // Long texts are read beside the page.
    await worker;
    await result.isSound();
    await result.button('Guardar 3 partidas').click();
    await expect(result.toast('Guardamos 3 partidas. Falta hacerlas oficiales.')).toBeVisible();
    const { docs } = await database.collection(`competitions/${match.tournamentId}/matches`).get();
    const stored = docs.map((found) => Match.strip().parse(found.data()));
    expect(stored.map(({ state }) => state)).toEqual(['provisional', 'provisional', 'provisional']);
    for (const one of stored) expect(sorted(one)).toEqual(match.rows(kills));
  });
});

test('a result saved offline survives a closed tab and is sent once when online', async ({
  result,
  context,
  makeMatch,
}) => {
  const match = await makeMatch(3);
  await result.open(match);
  await context.setOffline(true);
  await expect(result.page.getByText('Sin señal: sigue anotando, queda en este teléfono.')).toBeVisible();
  for (const name of match.names) await result.entry(name).click();
  for (const kills of [4, 1, 0]) await result.kills(kills).click();
  await result.button('Guardar y hacer oficial').dblclick();
  await expect(result.page.getByText('se envía solo cuando vuelva la señal')).toBeVisible();
  await result.isSound();
  await result.page.close();
  expect(await match.stored()).toMatchObject({ revision: 0 });

  await context.setOffline(false);
  // Any screen of the admin area sends it.
  const later = resultPage(await context.newPage());
  await later.page.goto('/admin');
  await expect(later.toast('Listo: el resultado es oficial.')).toBeVisible();
  expect(await match.stored()).toMatchObject({ state: 'official', revision: 1 });
  expect(await match.revisions()).toHaveLength(1);
});
