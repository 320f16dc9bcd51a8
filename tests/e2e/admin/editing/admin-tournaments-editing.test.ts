import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import type { Fields } from '../../../fixtures/records/records.ts';
import { fromNow } from '../../arena.ts';
import { duringNextCall } from '../../next-call.ts';
import { expect, storedByName, test, tournamentAdminPage } from './admin-tournaments.ts';

const TOURNAMENT = '**/api/tournaments/*';
const LIST = '**/api/tournaments/with-registrations*';

const RESTORED = 'Recuperamos lo que escribiste y no guardaste.';
const LISTED = 'Listo: ya se ve en el sitio.';

test('an unsaved draft survives a closed tab and an ended session until saved or discarded', async ({
  adminPage,
  admin,
  backstage,
  context,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  await adminPage.edit(id);
  await adminPage.page.getByLabel('1er lugar').fill('$99 USD');
  await adminPage.rules.first().fill('Nivel 50 o más');
  await adminPage.page.close();

  const later = tournamentAdminPage(await context.newPage());
  await later.open();
  await expect(later.row(name).getByText('Tienes cambios sin guardar')).toBeVisible();
  await later.choose(name, 'Editar');
  await expect(later.page.getByText(RESTORED)).toBeVisible();
  await expect(later.page.getByLabel('1er lugar')).toHaveValue('$99 USD');
  await expect(later.rules.first()).toHaveValue('Nivel 50 o más');
  await later.save.click();
  await expect(later.toast(LISTED)).toBeVisible();
  await later.edit(id);
  await expect(later.page.getByLabel('1er lugar')).toHaveValue('$99 USD');
  await expect(later.page.getByText(RESTORED)).toHaveCount(0);

  await later.name.fill('Otra cosa');
  await later.page.reload();
  await expect(later.name).toHaveValue('Otra cosa');
  await later.page.getByRole('button', { name: 'Descartar' }).click();
  await expect(later.name).toHaveValue(name);
  await later.page.reload();
  await expect(later.name).toHaveValue(name);

  await test.step('a draft survives a session that ends during saving', async () => {
    const text = 'Texto largo que nadie quiere repetir';
    await later.page.getByLabel('Descripción').fill(text);
    // Remove the role only during the call: an automatic refresh would end the session before it.
    await duringNextCall(later.page, TOURNAMENT, 'PUT', async (route) => {
      await backstage.takeRole(admin.uid);
      await route.continue();
    });
    await later.save.click();
    await expect(later.page).toHaveURL('/');
    await later.session.signIn(await backstage.create({ role: 'admin' }), { remember: true });
    await later.edit(id);
    await expect(later.page.getByText(RESTORED)).toBeVisible();
    await expect(later.page.getByLabel('Descripción')).toHaveValue(text);
    await later.save.click();
    await expect(later.page.getByRole('region', { name: 'Lo que sigue' })).toBeVisible();
    await expect(later.page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('shows an edit conflict before overwriting and keeps the chosen version', async ({
  adminPage,
  database,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  const { page, dialog, save } = adminPage;
  const players = page.getByLabel('Cupos');
  const saveMeanwhile = (fields: Fields) => database.doc(`tournaments/${id}`).update(fields);
  await adminPage.edit(id);
  await saveMeanwhile({ maxPlayers: 30, mapSelection: 'Kalahari', revision: 2 });
  await players.fill('60');
  await page.getByLabel('1er lugar').fill('$75');
  await save.click();
  await expect(dialog).toContainText('Cambió: Cupos y Mapa. Nada se sobrescribió todavía.');
  const seats = dialog.getByRole('group', { name: 'Cupos' });
  await expect(seats.getByLabel('Lo tuyo 60')).toBeChecked();
  await expect(seats.getByLabel('Lo suyo 30')).toBeVisible();
  await adminPage.isSound();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(players).toHaveValue('60');
  await save.click();
  await dialog.getByRole('button', { name: 'Guardar lo mío encima' }).click();
  await expect(adminPage.toast(LISTED)).toBeVisible();
  const mine = { maxPlayers: 60, mapSelection: 'Kalahari', prizePool: '1er: $75, 2do: $30, 3er: TBD', revision: 3 };
  expect(await storedByName(database, name)).toEqual([expect.objectContaining(mine)]);

  await adminPage.edit(id);
  await saveMeanwhile({ maxPlayers: 20, revision: 4 });
  await players.fill('70');
  await save.click();
  await dialog.getByRole('button', { name: 'Quedarme con lo suyo' }).click();
  await expect(players).toHaveValue('20');
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ maxPlayers: 20, revision: 4 })]);
});

test.describe('a phone in another time zone with a fast clock', () => {
  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });

  test('retries a failed list, uses server time for states and shows both time zones', async ({
    adminPage,
    makeTournament,
  }) => {
    const open = await makeTournament({ registrationDeadline: fromNow(2), date: fromNow(4) });
    const later = await makeTournament({ date: new Date('2027-03-05T01:00:00.000Z'), registrationDeadline: null });
    const { page } = adminPage;
    const retry = page.getByRole('button', { name: 'Reintentar' });
    const failed = 'Error de conexión. Verifica tu conexión a internet.';
    await page.clock.install({ time: fromNow(5) });

    await test.step('a list that fails at its first load is retried', async () => {
      await page.route(LIST, (route) => route.abort());
      await page.goto('/admin/tournaments');
      await expect(page.getByRole('alert')).toContainText(failed);
      await page.unroute(LIST);
      await retry.click();
      await expect(adminPage.row(open.name).getByText('Inscripciones abiertas')).toBeVisible();
    });

    await test.step('the start is shown in the phone’s time zone and in Mexico’s', async () => {
      await adminPage.edit(later.id);
      const date = page.getByRole('textbox', { name: 'Empieza' });
      await expect(date).toHaveValue('2027-03-04T22:00');
      await expect(date).toHaveAccessibleDescription('Tu hora. En México: jue 4 mar, 19:00');
    });
  });
});

test('lists, opens, edits and deletes records without a date or a known status', async ({
  adminPage,
  database,
  madeHere,
}) => {
  const { page, dialog, save } = adminPage;
  const number = Date.now();
  const records = [
    { title: `Con alias ${number}`, startDate: fromNow(100).toISOString(), maxParticipants: 12, status: 'draft' },
    { title: `Sin fecha ${number}`, status: 'abierto' },
    { title: `Sin nada ${number}` },
  ];
  for (const [index, fields] of records.entries()) {
    const id = `antiguo-${number}-${index}`;
    madeHere.push(['tournaments', `${fields.title} bis`]);
    await database.doc(`tournaments/${id}`).set(fields);
    await adminPage.open();
    const row = adminPage.row(fields.title);
    await expect(row.getByText('Borrador', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: `Acciones de ${fields.title}` }).click();
    await expect(row.getByRole('button', { name: 'Publicar ahora' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Volver a borrador' })).toHaveCount(0);
    await page.goto(adminPath('competition', { id, part: null }));
    await expect(page.getByRole('heading', { level: 1, name: fields.title })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Por revisar' })).toBeVisible();
    await adminPage.edit(id);
    await expect(page.getByLabel('Empieza')).toHaveValue(fields.startDate === undefined ? '' : /^20/);
    await adminPage.name.fill(`${fields.title} bis`);
    await expect(save).toHaveText('Guardar borrador');
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: `${fields.title} bis` })).toBeVisible();
    await adminPage.open();
    await adminPage.choose(`${fields.title} bis`, 'Eliminar');
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(adminPage.toast(`«${fields.title} bis» fue eliminado.`)).toBeVisible();
    await expect(adminPage.row(`${fields.title} bis`)).toHaveCount(0);
    expect((await database.doc(`tournaments/${id}`).get()).exists).toBe(false);
  }
});

test('a tournament by link only is in no list, and its link opens it', async ({
  adminPage,
  visitor,
  database,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  await adminPage.edit(id);
  await adminPage.page.getByLabel(/^Solo por su enlace/).check();
  await adminPage.isSound();
  await adminPage.save.click();
  await expect(adminPage.toast('Listo: lo ve quien tiene su enlace.')).toBeVisible();
  expect((await database.doc(`tournaments/${id}`).get()).get('unlisted')).toBe(true);
  await visitor.goto('/tournaments');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(name)).toHaveCount(0);
  await visitor.goto(`/tournament/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
