import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { fromNow, picked, seenInTime } from '../../arena.ts';
import { expect, storedByName, test } from './admin-tournaments.ts';

const DAY = 86_400_000;

const onTheMinute = (date: Date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000);

test('takes a new tournament from draft through scheduling to its published page', async ({
  adminPage,
  request,
  database,
  madeHere,
}) => {
  const { page, dialog } = adminPage;
  const date = onTheMinute(fromNow(100));
  const number = Date.now();
  const name = `Copa Relámpago ${number}`;
  const row = adminPage.row(name);
  const id = `copa-relampago-${number}-${picked(date).slice(0, 10)}`;
  madeHere.push(['tournaments', name]);

  await test.step('a tap that begins while today’s summary loads is not lost', async () => {
    const came = Promise.withResolvers<void>();
    await page.route('**/api/prizes/owed', async (route) => {
      await came.promise;
      await route.continue();
    });
    await page.goto('/admin');
    await expect(page.getByText('Cargando lo de hoy…')).toBeAttached();
    await page.getByRole('link', { name: 'Gestión de torneos' }).hover();
    await page.mouse.down();
    came.resolve();
    await expect(page.getByText('Cargando lo de hoy…')).toHaveCount(0);
    await page.mouse.up();
    await expect(page).toHaveURL('/admin/tournaments');
    await expect(page.getByRole('heading', { level: 1, name: 'Gestión de torneos' })).toBeFocused();
  });

  await test.step('the editor previews the card and the page of the tournament', async () => {
    await page.getByRole('link', { name: 'Nuevo torneo' }).click();
    await adminPage.save.click();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
    await adminPage.isSound();
    await adminPage.name.fill(name);
    await page.getByLabel('Empieza').fill(picked(date));
    await page.getByLabel('1er lugar').fill('$123 USD');
    await page.getByRole('button', { name: 'Vista previa' }).click();
    const card = page.frameLocator('iframe[title="Tarjeta del torneo"]');
    await expect(card.getByText(name)).toBeVisible();
    await expect(card.getByText('$123 USD')).toBeVisible();
    await adminPage.isSound();
    await page.getByText('Detalle', { exact: true }).click();
    const detail = page.frameLocator('iframe[title="Detalle del torneo"]');
    await expect(detail.getByText(name)).toBeVisible();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(adminPage.name).toHaveValue(name);
  });

  await test.step('a saved draft is hidden from players', async () => {
    await adminPage.save.click();
    await expect(adminPage.toast('Borrador guardado. Nadie lo ve todavía.')).toBeVisible();
    expect(await storedByName(database, name)).toEqual([expect.objectContaining({ id })]);
    expect((await request.get(`/tournament/${id}`)).status()).toBe(404);
  });

  await test.step('a search without accents finds the tournament', async () => {
    await adminPage.open();
    await page.getByRole('searchbox', { name: 'Buscar torneos' }).fill(`copa relampago ${number}`);
    await expect(adminPage.rows).toHaveCount(1);
    await row.getByRole('button', { name: `Acciones de ${name}` }).click();
    await adminPage.isSound();
    await row.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(dialog).toBeVisible();
    await adminPage.isSound();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the tournament is scheduled from the list, then returned to draft', async () => {
    await adminPage.choose(name, 'Programar');
    const schedule = dialog.getByRole('button', { name: 'Programar' });
    await schedule.click();
    await expect(dialog.getByText('Elige cuándo se publica el torneo')).toBeVisible();
    await dialog.getByLabel('Se publica').fill(picked(fromNow(-1)));
    await schedule.click();
    await expect(dialog.getByText('Elige una hora que todavía no pasó')).toBeVisible();
    const at = onTheMinute(fromNow(24));
    await dialog.getByLabel('Se publica').fill(picked(at));
    await schedule.click();
    await expect(adminPage.toast(/^Listo: se publica solo el /)).toBeVisible();
    await expect(row.getByText('Programado')).toBeVisible();
    await expect(row.getByText(/^Se publica /)).toBeVisible();
    const [stored] = await storedByName(database, name);
    expect(stored).toMatchObject({ status: 'scheduled', publishDate: { _seconds: at.getTime() / 1_000 } });
    await adminPage.choose(name, 'Volver a borrador');
    await dialog.getByRole('button', { name: 'Volver a borrador' }).click();
    await expect(row.getByText('Borrador')).toBeVisible();
  });

  await test.step('the tournament is published after a warning that registrations are not open', async () => {
    await adminPage.choose(name, 'Publicar ahora');
    await expect(dialog).toContainText('abrir las inscripciones');
    await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(page.getByText(`«${name}» ya está en el sitio.`)).toBeVisible();
    const html = async () => (await request.get(`/tournament/${id}`)).text();
    await expect.poll(html, { timeout: 45_000 }).toContain(`${name}</h1>`);
    expect(await html()).toMatch(new RegExp(`rel="canonical" href="[^"]+/tournament/${id}"`));
  });
});

test('statistics count registrations; a copy is a draft one week later; unpublishing keeps registrations', async ({
  adminPage,
  visitor,
  request,
  makeTournament,
  database,
  madeHere,
}) => {
  // Later than all other tournaments.
  const date = onTheMinute(fromNow(24 * 365));
  const dates = { date, registrationDeadline: onTheMinute(fromNow(90)) };
  const tournament = await makeTournament({ ...dates, maxPlayers: 4, currentPlayers: 2 });
  const { name } = tournament;
  const copy = `Copia de ${name}`;
  madeHere.push(['tournaments', copy]);
  for (const status of ['pending', 'approved', 'rejected']) await tournament.hold({ status });
  await visitor.goto('/tournaments');
  await seenInTime(visitor.getByRole('article', { name }));

  await test.step('the statistics show registrations by status and the share of seats taken', async () => {
    const { page } = adminPage;
    await page.goto(adminPath('statistics'));
    const figure = (text: string) => page.getByRole('figure').filter({ hasText: text });
    const arrivals = figure('Inscripciones en el tiempo');
    await expect(arrivals).toContainText(/inscripciones en 30 días\. El máximo: /);
    const tournaments = figure('Por torneo');
    await tournaments.getByText('Ver como tabla').click();
    const row = tournaments.getByRole('row', { name: new RegExp(name) });
    await expect(row.getByRole('cell')).toHaveText(['1', '1', '1', '2 de 4 · 50 %']);
    await page.getByRole('radio', { name: '30 días' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(arrivals).toContainText('en 12 semanas.');
    await adminPage.isSound();
  });

  await adminPage.open();
  await expect(adminPage.row(name).getByText('1 por revisar · 1 aprobada · 1 rechazada')).toBeVisible();

  await test.step('publishing the copy requires a new name, and it stays a draft', async () => {
    await adminPage.choose(name, 'Duplicar');
    await expect(adminPage.toast(`«${copy}» es un borrador. Revisa su nombre y sus fechas.`)).toBeVisible();
    await expect(adminPage.name).toHaveValue(copy);
    await expect(adminPage.page.getByLabel('Empieza')).toHaveValue(picked(new Date(date.getTime() + 7 * DAY)));
    await adminPage.page.getByLabel(/^Publicado/).check();
    await adminPage.save.click();
    await expect(adminPage.dialog).toContainText(`A «${copy}» todavía le falta: un nombre propio.`);
    await adminPage.dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(await storedByName(database, copy)).toEqual([
      expect.objectContaining({ status: 'draft', rules: ['Nivel 40 o más', 'Solo celular'] }),
    ]);
  });

  await test.step('unpublishing keeps the registrations and cancels the calendar event', async () => {
    await adminPage.open();
    await adminPage.choose(name, 'Volver a borrador');
    await expect(adminPage.dialog.getByText('Se conservan sus 3 inscripciones.')).toBeVisible();
    await adminPage.dialog.getByRole('button', { name: 'Volver a borrador' }).click();
    await expect(adminPage.row(name).getByText('Borrador')).toBeVisible();
    await seenInTime(visitor.getByRole('article', { name }), 'hidden');
    expect(await tournament.registrations()).toHaveLength(3);
    const calendar = async () => (await request.get(`/tournament/${tournament.id}/calendar.ics`)).text();
    await expect.poll(calendar, { timeout: 45_000 }).toContain('STATUS:CANCELLED');
  });
});
