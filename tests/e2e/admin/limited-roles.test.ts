import { mergeTests } from '@playwright/test';
import { adminPath } from '../../../web/src/lib/addresses/admin-paths.ts';
import { sessionPage } from '../session/session-page.ts';
import { resultPage, test as withMatches } from './competition/admin-results.ts';
import { enrol, expect, queuePage, test as withQueue } from './registrations/admin-registrations.ts';

const test = mergeTests(withMatches, withQueue);

test('a scorer enters results and rooms, a moderator approves players; other screens are closed to them', async ({
  browser,
  backstage,
  makeMatch,
  database,
}) => {
  const match = await makeMatch(3);
  const { tournamentId: id } = match;
  await enrol(database, { id, change: async () => undefined }, 1);
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const session = sessionPage(page);
  const queue = queuePage(page);
  const result = resultPage(page);
  const tabs = page.getByRole('navigation', { name: 'Partes del torneo' }).getByRole('link');
  const expectClosed = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'No es parte de tu rol' })).toBeVisible();
    }
  };

  await session.signIn(await backstage.create({ role: 'scorer' }));
  await expect(session.adminLink).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('userRole'))).toBe('user');
  for (const name of ['Gestión de jugadores', 'Estadísticas', 'Configuración'])
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await result.open(match);
  for (const name of match.names) await result.entry(name).click();
  for (const kills of [4, 1, 0]) await result.kills(kills).click();
  await result.button('Guardar y hacer oficial').click();
  await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
  expect(await match.stored()).toMatchObject({ state: 'official', revision: 1 });
  await page.goto(adminPath('competition', { id, part: null }));
  await expect(tabs).toHaveText(['Resumen', 'Competencia']);
  const inner = page.getByRole('navigation', { name: 'Partes de la competencia' }).getByRole('link');
  await expect(inner).toHaveText(['Partidas', 'Tabla', /^Participantes/]);
  await page.getByRole('button', { name: 'Acciones de Partida 1' }).click();
  await page.getByRole('button', { name: 'Sala', exact: true }).click();
  await result.dialog.getByLabel('ID de la sala').fill('81234567');
  await result.dialog.getByLabel('Contraseña').fill('tortuga');
  await result.dialog.getByRole('button', { name: 'Guardar' }).click();
  // The closing dialog navigates back, which would stop the next navigation.
  await expect(result.dialog).toHaveCount(0);
  await expect.poll(async () => (await database.doc(`rooms/${id}_m1`).get()).get('roomId')).toBe('81234567');
  await expectClosed([adminPath('registrationsOf', { id }), adminPath('registrations'), adminPath('people')]);
  await page.goto('/admin');
  await session.signOut();

  await session.signIn(await backstage.create({ role: 'moderator' }));
  await queue.open({ id });
  await expect(tabs).toHaveText([/^Resumen/, /^Inscripciones/]);
  for (const name of ['Importar', 'Exportar CSV']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await queue.approve('Jugadora 0000');
  const path = `registrations/${id}_20000000`;
  await expect.poll(async () => (await database.doc(path).get()).get('status')).toBe('approved');
  await expectClosed([adminPath('competition', { id, part: null })]);
  expect(refused).toEqual([]);
  await page.context().close();
});
