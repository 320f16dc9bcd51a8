import { randomUUID } from 'node:crypto';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { fromNow } from '../../arena.ts';
import { duringNextCall, loseNextReply } from '../../next-call.ts';
import { expect, storedByName, type TournamentAdminPage, test } from './admin-tournaments.ts';

const TOURNAMENT = '**/api/tournaments/*';
const TOURNAMENTS = '**/api/tournaments';
const LIST = '**/api/tournaments/with-registrations*';

const RESTORED = 'Recuperamos lo que escribiste y no guardaste.';

const LISTED = 'Listo: ya se ve en el sitio.';

test('a draft survives a closed tab and an ended session, is marked in the list, and goes once saved or discarded', async ({
  adminPage,
  admin,
  backstage,
  context,
  anotherTab,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  await adminPage.edit(id);
  await adminPage.page.getByLabel('1er lugar').fill('$99 USD');
  await adminPage.rules.first().fill('Nivel 50 o más');
  await adminPage.page.close();

  const later = await anotherTab(context);
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

  await test.step('a session that ends while one writes takes nothing with it', async () => {
    const text = 'Texto largo que nadie quiere repetir';
    await later.page.getByLabel('Descripción').fill(text);
    // The admin area refreshes on its own, too, and may be left once the call is on its way.
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

/** Saves another map and another number of players than `admin area` has read, in another tab. */
async function saveMeanwhile(other: TournamentAdminPage, id: string, players: string): Promise<void> {
  await other.edit(id);
  await other.page.getByLabel('Mapa').fill('Kalahari');
  await other.page.getByLabel('Cupos').fill(players);
  await other.save.click();
  await expect(other.toast(LISTED)).toBeVisible();
}

test('shows a concurrent edit before overwriting, and stores a new tournament once', async ({
  adminPage,
  database,
  context,
  anotherTab,
  makeTournament,
  madeHere,
}) => {
  const { id, name } = await makeTournament();
  const { page, dialog, save } = adminPage;
  const players = page.getByLabel('Cupos');
  // Another browser, as far as drafts go: it saves before this one writes.
  const other = await anotherTab(context);
  await adminPage.edit(id);
  await saveMeanwhile(other, id, '30');
  await players.fill('60');
  await page.getByLabel('1er lugar').fill('$75');
  await save.click();
  await expect(dialog).toContainText('Cambió: Cupos y Mapa. Nada se sobrescribió todavía.');
  await expect(dialog.getByRole('definition').filter({ hasText: 'Lo tuyo 60' })).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: 'Lo suyo 30' })).toBeVisible();
  await adminPage.isSound();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(players).toHaveValue('60');
  await save.click();
  await expect(dialog).toBeVisible();
  const theirs = { maxPlayers: 30, prizePool: '1er: $50, 2do: $30, 3er: TBD', revision: 2 };
  expect(await storedByName(database, name)).toEqual([expect.objectContaining(theirs)]);
  await dialog.getByRole('button', { name: 'Guardar lo mío encima' }).click();
  await expect(adminPage.toast(LISTED)).toBeVisible();
  const mine = { maxPlayers: 60, mapSelection: 'Kalahari', prizePool: '1er: $75, 2do: $30, 3er: TBD', revision: 3 };
  expect(await storedByName(database, name)).toEqual([expect.objectContaining(mine)]);

  await adminPage.edit(id);
  await saveMeanwhile(other, id, '20');
  await players.fill('70');
  await save.click();
  await dialog.getByRole('button', { name: 'Quedarme con lo suyo' }).click();
  await expect(players).toHaveValue('20');
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ maxPlayers: 20, revision: 4 })]);

  await test.step('a new one is stored once after no signal, a lost reply, a double tap and a second tab', async () => {
    const fresh = `Copa repetida ${randomUUID().slice(0, 8)}`;
    madeHere.push(['tournaments', fresh]);
    await page.goto('/admin/tournaments/new');
    await adminPage.name.fill(fresh);
    await context.setOffline(true);
    await save.click();
    await expect(page.getByText('Error de conexión.')).toBeVisible();
    await context.setOffline(false);
    await loseNextReply(page, TOURNAMENTS, 'POST');
    await save.click();
    await expect(page.getByText('Error de conexión.')).toBeVisible();
    await other.page.goto('/admin/tournaments/new');
    await expect(other.name).toHaveValue(fresh);
    await other.save.dblclick();
    await expect(other.row(fresh)).toBeVisible();
    await save.click();
    await expect(adminPage.row(fresh)).toBeVisible();
    expect(await storedByName(database, fresh)).toHaveLength(1);
  });
});

test.describe('in another zone than the community, on a phone whose clock is hours ahead', () => {
  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });

  test('a list that cannot be read offers another try, states go by the server, times are written in the organiser’s zone', async ({
    adminPage,
    makeTournament,
  }) => {
    const open = await makeTournament({ registrationDeadline: fromNow(2), date: fromNow(4) });
    const later = await makeTournament({ date: new Date('2027-03-05T01:00:00.000Z'), registrationDeadline: null });
    const { page } = adminPage;
    const retry = page.getByRole('button', { name: 'Reintentar' });
    const failed = 'Error de conexión. Verifica tu conexión a internet.';
    await page.clock.install({ time: fromNow(5) });

    await test.step('a list that was never read', async () => {
      await page.route(LIST, (route) => route.abort());
      await page.goto('/admin/tournaments');
      await expect(page.getByRole('alert')).toContainText(failed);
      await page.unroute(LIST);
      await retry.click();
      await expect(adminPage.row(open.name).getByText('Inscripciones abiertas')).toBeVisible();
    });

    await test.step('one that was read before stays where it is', async () => {
      const place = await adminPage.row(open.name).boundingBox();
      await page.route(LIST, (route) => route.abort());
      // It refreshes by itself.
      await page.clock.fastForward('05:00');
      const why = page.getByText(`${failed} Ves la lista de hace 5 minutos.`);
      await expect(why).toBeVisible();
      expect(await adminPage.row(open.name).boundingBox()).toEqual(place);
      await adminPage.isSound();
      await page.unroute(LIST);
      await retry.click();
      await expect(why).toHaveCount(0);
    });

    await test.step('times are shown in both zones', async () => {
      await adminPage.edit(later.id);
      const date = page.getByRole('textbox', { name: 'Empieza' });
      await expect(date).toHaveValue('2027-03-04T22:00');
      await expect(date).toHaveAccessibleDescription('Tu hora. En México: jue 4 mar, 19:00');
    });

    await page.goto(adminPath('editTournament', { id: 'no-existe' }));
    await expect(page.getByRole('alert')).toContainText('Este torneo ya no existe: alguien lo eliminó.');
  });
});
