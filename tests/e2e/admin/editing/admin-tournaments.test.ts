import { fromNow, picked, seenInTime } from '../../arena.ts';
import { expect, registerEach, storedByName, test } from './admin-tournaments.ts';

const DAY = 86_400_000;

const onTheMinute = (date: Date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000);

test('a tournament is scheduled from the list, withdrawn again, and published although players can’t enter it yet', async ({
  adminPage,
  makeTournament,
  database,
}) => {
  const { name } = await makeTournament({ status: 'draft', publishedAt: null, date: null, linkedFormId: null });
  await adminPage.open();
  await adminPage.choose(name, 'Programar');
  await adminPage.dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(adminPage.dialog.getByText('Elige cuándo se publica el torneo')).toBeVisible();
  await adminPage.dialog.getByLabel('Se publica').fill(picked(fromNow(-1)));
  await adminPage.dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(adminPage.dialog.getByText('Elige una hora que todavía no pasó')).toBeVisible();
  const at = onTheMinute(fromNow(24));
  await adminPage.dialog.getByLabel('Se publica').fill(picked(at));
  await adminPage.dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(adminPage.toast(/^Listo: se publica solo el /)).toBeVisible();
  await expect(adminPage.row(name).getByText('Programado')).toBeVisible();
  await expect(adminPage.row(name).getByText(/^Se publica /)).toBeVisible();
  const [stored] = await storedByName(database, name);
  expect(stored).toMatchObject({ status: 'scheduled', publishDate: { _seconds: at.getTime() / 1_000 } });
  await adminPage.choose(name, 'Volver a borrador');
  await adminPage.dialog.getByRole('button', { name: 'Volver a borrador' }).click();
  await expect(adminPage.row(name).getByText('Borrador')).toBeVisible();

  await adminPage.choose(name, 'Publicar ahora');
  await expect(adminPage.dialog).toContainText('la fecha y abrir las inscripciones');
  await adminPage.dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(adminPage.toast('Listo: ya se ve en el sitio.')).toBeVisible();
});

test('back to draft it disappears from the site, is called off in calendars and keeps its registrations', async ({
  adminPage,
  visitor,
  request,
  makeTournament,
  database,
}) => {
  const tournament = await makeTournament({ currentPlayers: 2 });
  await registerEach(database, tournament.id);
  await visitor.goto('/tournaments');
  await seenInTime(visitor.getByRole('article', { name: tournament.name }));
  await adminPage.open();
  await expect(adminPage.row(tournament.name).getByText('1 por revisar · 1 aprobada · 1 rechazada')).toBeVisible();
  await adminPage.choose(tournament.name, 'Volver a borrador');
  await expect(adminPage.dialog.getByText('Se conservan sus 3 inscripciones.')).toBeVisible();
  await adminPage.dialog.getByRole('button', { name: 'Volver a borrador' }).click();
  await expect(adminPage.row(tournament.name).getByText('Borrador')).toBeVisible();
  await seenInTime(visitor.getByRole('article', { name: tournament.name }), 'hidden');
  expect(await tournament.registrations()).toHaveLength(3);
  const calendar = async () => (await request.get(`/tournament/${tournament.id}/calendar.ics`)).text();
  await expect.poll(calendar, { timeout: 45_000 }).toContain('STATUS:CANCELLED');
});

test('a copy is a draft with the dates of a week later, and asks before it is published as a copy', async ({
  adminPage,
  makeTournament,
  database,
  madeHere,
}) => {
  const date = onTheMinute(fromNow(100));
  const { name } = await makeTournament({ date, registrationDeadline: onTheMinute(fromNow(90)) });
  madeHere.push(`Copia de ${name}`);
  await adminPage.open();
  await adminPage.choose(name, 'Duplicar');
  await expect(adminPage.toast(`«Copia de ${name}» es un borrador. Revisa su nombre y sus fechas.`)).toBeVisible();
  await expect(adminPage.name).toHaveValue(`Copia de ${name}`);
  await expect(adminPage.page.getByLabel('Empieza')).toHaveValue(picked(new Date(date.getTime() + 7 * DAY)));
  await adminPage.page.getByLabel(/^Publicado/).check();
  await adminPage.save.click();
  await expect(adminPage.dialog).toContainText(`A «Copia de ${name}» todavía le falta: un nombre propio.`);
  await adminPage.dialog.getByRole('button', { name: 'Cancelar' }).click();
  expect(await storedByName(database, `Copia de ${name}`)).toEqual([
    expect.objectContaining({ status: 'draft', rules: ['Nivel 40 o más', 'Solo celular'] }),
  ]);
});

test('the address of a new tournament says its name and its day, and the server renders it', async ({
  adminPage,
  request,
  database,
  madeHere,
}) => {
  const date = onTheMinute(fromNow(100));
  const number = Date.now();
  const name = `Copa Relámpago ${number}`;
  madeHere.push(name);
  await adminPage.page.goto('/admin/tournaments/new');
  await adminPage.name.fill(name);
  await adminPage.page.getByLabel('Empieza').fill(picked(date));
  await adminPage.save.click();
  await expect(adminPage.toast('Borrador guardado. Nadie lo ve todavía.')).toBeVisible();
  const id = `copa-relampago-${number}-${picked(date).slice(0, 10)}`;
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ id })]);
  expect((await request.get(`/tournament/${id}`)).status()).toBe(404);

  await adminPage.open();
  await adminPage.choose(name, 'Publicar ahora');
  await adminPage.dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(adminPage.toast('Listo: ya se ve en el sitio.')).toBeVisible();
  const html = async () => (await request.get(`/tournament/${id}`)).text();
  await expect.poll(html, { timeout: 45_000 }).toContain(`${name}</h1>`);
  expect(await html()).toMatch(new RegExp(`rel="canonical" href="[^"]+/tournament/${id}"`));
});
