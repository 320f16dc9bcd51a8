import { fromNow, picked, seenInTime } from '../../arena.ts';
import { expect, registerEach, storedByName, test } from './admin-tournaments.ts';

const DAY = 86_400_000;

const onTheMinute = (date: Date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000);

test('a new tournament gets the address of its name and day, is scheduled, withdrawn, published and rendered', async ({
  adminPage,
  request,
  database,
  madeHere,
}) => {
  const { page, dialog } = adminPage;
  const date = onTheMinute(fromNow(100));
  const number = Date.now();
  const name = `Copa Relámpago ${number}`;
  const id = `copa-relampago-${number}-${picked(date).slice(0, 10)}`;
  madeHere.push(name);

  await test.step('it is a draft that players don’t see', async () => {
    await page.goto('/admin/tournaments/new');
    await adminPage.name.fill(name);
    await page.getByLabel('Empieza').fill(picked(date));
    await adminPage.save.click();
    await expect(adminPage.toast('Borrador guardado. Nadie lo ve todavía.')).toBeVisible();
    expect(await storedByName(database, name)).toEqual([expect.objectContaining({ id })]);
    expect((await request.get(`/tournament/${id}`)).status()).toBe(404);
  });

  await test.step('it is scheduled from the list, and withdrawn', async () => {
    await adminPage.open();
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
    await expect(adminPage.row(name).getByText('Programado')).toBeVisible();
    await expect(adminPage.row(name).getByText(/^Se publica /)).toBeVisible();
    const [stored] = await storedByName(database, name);
    expect(stored).toMatchObject({ status: 'scheduled', publishDate: { _seconds: at.getTime() / 1_000 } });
    await adminPage.choose(name, 'Volver a borrador');
    await dialog.getByRole('button', { name: 'Volver a borrador' }).click();
    await expect(adminPage.row(name).getByText('Borrador')).toBeVisible();
  });

  await test.step('it is published although players can’t enter it yet', async () => {
    await adminPage.choose(name, 'Publicar ahora');
    await expect(dialog).toContainText('abrir las inscripciones');
    await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(adminPage.toast('Listo: ya se ve en el sitio.')).toBeVisible();
    const html = async () => (await request.get(`/tournament/${id}`)).text();
    await expect.poll(html, { timeout: 45_000 }).toContain(`${name}</h1>`);
    expect(await html()).toMatch(new RegExp(`rel="canonical" href="[^"]+/tournament/${id}"`));
  });
});

test('a copy is a draft of a week later; back to draft, the original leaves the site and keeps its registrations', async ({
  adminPage,
  visitor,
  request,
  makeTournament,
  database,
  madeHere,
}) => {
  const date = onTheMinute(fromNow(100));
  const dates = { date, registrationDeadline: onTheMinute(fromNow(90)) };
  const tournament = await makeTournament({ ...dates, currentPlayers: 2 });
  const { name } = tournament;
  const copy = `Copia de ${name}`;
  madeHere.push(copy);
  await registerEach(database, tournament.id);
  await visitor.goto('/tournaments');
  await seenInTime(visitor.getByRole('article', { name }));
  await adminPage.open();
  await expect(adminPage.row(name).getByText('1 por revisar · 1 aprobada · 1 rechazada')).toBeVisible();

  await test.step('the copy asks before it is published as a copy', async () => {
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

  await test.step('the original is called off in calendars', async () => {
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
