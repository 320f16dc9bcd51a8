import type { Locator, Page } from '@playwright/test';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { registrationPath, registrationRecord } from '../../../fixtures/records/records.ts';
import { fromNow, type TestTournament } from '../../arena.ts';
import { expectToFit } from '../../reach.ts';
import { enrol, expect, test } from './admin-registrations.ts';

/** Pushes something aside with a finger, some pixels to the right or, below 0, to the left. */
async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to swipe');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.2, 0.5, 0.8, 1]) await touch('touchMove', x + distance * part);
  await touch('touchEnd', x + distance);
}

test('shows changes at once without moving rows', async ({ queue, openQueue, database }) => {
  const tournament = await openQueue(3);
  await expect(queue.rows).toHaveCount(3);
  const first = await queue.rows.first().boundingBox();
  // Another admin approves the first, and a player registers.
  await database.doc(registrationPath('20000000', tournament.id)).update({ status: 'approved', decidedAt: new Date() });
  const late = { tournamentId: tournament.id, freeFireId: '29999999', fullName: 'Llega Tarde', createdAt: new Date() };
  await database.doc(registrationPath('29999999', tournament.id)).set(registrationRecord(late));
  await expect(queue.rows.nth(3)).toContainText('Llega Tarde');
  await expect(queue.rows.first()).toContainText('Jugadora 0000');
  await expect(queue.rows.first()).toContainText('Aprobado');
  expect(await queue.rows.first().boundingBox()).toEqual(first);
  await queue.page.getByRole('button', { name: /^Ocultar 1/ }).click();
  await expect(queue.rows.first()).toContainText('Jugadora 0001');
  await expect(queue.rows).toHaveCount(3);
});

test('a finger approves to the right and rejects to the left', async ({ queue, openQueue }) => {
  await openQueue(3);
  await swipe(queue.page, queue.row('Jugadora 0000'), 60);
  await expect(queue.row('Jugadora 0000')).toContainText('Pendiente');
  await swipe(queue.page, queue.row('Jugadora 0000'), 160);
  await expect(queue.dock).toContainText('Aprobaste a Jugadora 0000.');
  await swipe(queue.page, queue.row('Jugadora 0001'), -160);
  await queue.dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(queue.dock).toContainText('Rechazaste a Jugadora 0001.');
  await expect(queue.row('Jugadora 0002')).toContainText('Pendiente');
});

test('a search finds players in any status and tournament, and marks similar ones', async ({
  queue,
  makeTournament,
  database,
}) => {
  const [here, elsewhere] = [await makeTournament(), await makeTournament()];
  const surname = `Q${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const named = (name: string) => ({ fullName: `${surname} ${name}`, nameKey: `${surname} ${name}`.toLowerCase() });
  const [phone, freeFireId] = [`+52 1 ${String(Date.now()).slice(-8)}`, String(Date.now()).slice(-10)];
  const theirs = [{ phone }, { phone }, { freeFireId }, { ...named('Ana'), status: 'approved' }];
  await enrol(database, here, theirs.length, (index) => theirs[index] ?? {});
  await enrol(database, elsewhere, 1, () => ({ ...named('Beto'), freeFireId, status: 'rejected' }));
  await queue.open(here);
  await expect(queue.row('Jugadora 0000')).toContainText('Repetido: mismo teléfono que Jugadora 0001');
  await expect(queue.row('Jugadora 0002')).toContainText(`También en ${elsewhere.name}`);

  await queue.search.fill(surname);
  await expect(queue.row(`${surname} Ana`)).toContainText('Aprobado');
  const beyond = queue.page.getByRole('region', { name: 'En otros torneos' });
  await expect(beyond.getByRole('button')).toHaveText([new RegExp(`Beto.*Rechazado.*${elsewhere.name}`)]);
  await beyond.getByRole('button').click();
  await expect(queue.details.getByRole('heading', { name: `${surname} Beto` })).toBeVisible();
  // The status changes there, too.
  await queue.details.getByRole('button', { name: 'Aprobar' }).click();
  await expect(beyond.getByRole('button')).toHaveText([new RegExp(`Beto.*Aprobado.*${elsewhere.name}`)]);
  await queue.search.fill('');
  await expect(queue.rows).toHaveCount(3);
  await queue.show('Repetidos');
  await expect(queue.rows).toHaveCount(2);
});

test('the queue over all tournaments has each one by itself, and says of how many the chosen ones are', async ({
  queue,
  makeTournament,
  database,
}) => {
  const late = { date: fromNow(-72), endDate: fromNow(-70), registrationDeadline: fromNow(-80) };
  const [next, tonight, over] = [
    await makeTournament({ date: fromNow(9) }),
    await makeTournament({ date: fromNow(3) }),
    await makeTournament(late),
  ];
  const name = `W${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const named = () => ({ fullName: name, nameKey: name.toLowerCase() });
  for (const tournament of [over, next, tonight]) await enrol(database, tournament, 2, named);
  await queue.open();
  await queue.search.fill(name);
  await expect(queue.rows).toHaveCount(6);
  await expect(queue.page.getByRole('heading', { level: 2 })).toHaveText([tonight.name, next.name, over.name]);
  await queue.page.getByRole('button', { name: 'Elegir 4 de 2 torneos' }).click();
  await expect(queue.dock).toContainText('4 elegidas de 2 torneos');
  await queue.dock.getByRole('button', { name: 'No elegir ninguna' }).click();
  await queue.page.getByRole('button', { name: `Elegir 2 de ${tonight.name}` }).click();
  await queue.dock.getByRole('button', { name: 'Aprobar' }).click();
  await expect(queue.dock).toContainText('Aprobaste 2 inscripciones.');
  const statuses = async (one: TestTournament) => (await one.registrations()).map(({ status }) => status);
  expect(await statuses(tonight)).toEqual(['approved', 'approved']);
  expect(await statuses(next)).toEqual(['pending', 'pending']);
});

test('messages a player by WhatsApp, or by a copied text', async ({ queue, context, openQueue }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rejected = {
    status: 'rejected',
    reason: 'Inscripción repetida',
    decidedAt: new Date(),
    phone: '+52 55 1234 5678',
  };
  await openQueue(2, {
    tournament: { name: 'Copa Mensaje' },
    fields: (index) => (index === 0 ? { status: 'approved', decidedAt: new Date() } : rejected),
  });
  await queue.show('Aprobados');
  await queue.page.getByRole('button', { name: 'Copiar el mensaje para Jugadora 0000' }).click();
  await expect(queue.toast('Mensaje copiado.')).toBeVisible();
  const copied = await queue.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^¡Hola, Jugadora! Aprobamos tu inscripción en Copa Mensaje \(ID 20000000\)\. Empieza el /);
  await queue.show('Rechazados');
  await queue.page.getByRole('button', { name: /Jugadora 0001 .*Rechazado/ }).click();
  const link = queue.details.getByRole('link', { name: 'Abrir WhatsApp' });
  const [address = '', message = ''] = ((await link.getAttribute('href')) ?? '').split('?text=');
  expect(address).toBe('https://wa.me/525512345678');
  expect(decodeURIComponent(message)).toContain('Motivo: Inscripción repetida.');
});

test('Back closes overlays over the queue, which keeps its state', async ({ queue, openQueue }) => {
  const { page } = queue;
  const tournament = await openQueue(3, { fields: (index) => (index === 2 ? {} : { status: 'approved' }) });
  await queue.show('Aprobados');
  await page.getByRole('button', { name: /^Jugadora 0000 / }).click();
  await expect(queue.details).toBeVisible();
  await page.goBack();
  await expect(queue.details).toHaveCount(0);
  await page.getByRole('button', { name: /^Jugadora 0001 / }).click();
  // From one to the next: the question takes the place of the details.
  await queue.details.getByRole('button', { name: 'Rechazar' }).click();
  await expect(queue.dialog).toBeVisible();
  await page.goBack();
  await expect(queue.dialog).toHaveCount(0);
  await expect(page).toHaveURL(adminPath('registrationsOf', { id: tournament.id }));
  await queue.search.fill('0001');
  await expect(queue.rows).toHaveCount(1);
  await page.getByRole('button', { name: /^Jugadora 0001 / }).click();
  await queue.details.getByRole('button', { name: 'Cerrar' }).click();
  await expect(queue.details).toHaveCount(0);
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(queue.search).toHaveValue('0001');
  await expect(queue.rows).toHaveCount(1);
  await queue.search.fill('');
  await expect(page.getByRole('radio', { name: 'Aprobados' })).toBeChecked();
});

test('a second tap where a registration was approved does not open WhatsApp', async ({ queue, context, openQueue }) => {
  await openQueue(2);
  const approve = queue.page.getByRole('button', { name: 'Aprobar a Jugadora 0000' });
  const box = await approve.boundingBox();
  if (box === null) throw new Error('There is no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await queue.page.touchscreen.tap(x, y);
  const tell = queue.row('Jugadora 0000').getByRole('link', { name: 'WhatsApp a Jugadora 0000' });
  await expect(tell).toBeVisible();
  const opened: unknown[] = [];
  context.on('page', (page) => opened.push(page));
  await queue.page.touchscreen.tap(x, y);
  await expect(queue.dock).toContainText('Aprobaste a Jugadora 0000.');
  expect(opened).toEqual([]);
  const [where, was] = [await tell.boundingBox(), box];
  expect(where?.y).toBeGreaterThanOrEqual(was.y + was.height);
});

test('a list from a sheet is looked at, then stored without its bad lines', async ({ queue, openQueue }) => {
  await openQueue(1);
  await queue.page.getByRole('button', { name: 'Importar', exact: true }).click();
  await queue.dialog.getByLabel('La lista').fill('Nombre,ID\nAna Importada,30000001\nLuis,1.23E+10');
  await queue.dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(queue.dialog).toContainText('1 nueva · 0 ya inscritas · 1 con problema');
  await expect(queue.dialog).toContainText('«1.23E+10» no es un ID');
  await expectToFit(queue.page);
  await queue.dialog.getByRole('button', { name: 'Importar 1 y dejar fuera 1' }).click();
  await expect(queue.row('Ana Importada')).toContainText('Pendiente');
});
