import type { Locator, Page } from '@playwright/test';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { registrationPath, registrationRecord } from '../../../fixtures/records/records.ts';
import { fromNow, type TestTournament } from '../../arena.ts';
import { expectToFit } from '../../reach.ts';
import { enrol, expect, test } from './admin-registrations.ts';

/** Swipes a target by a number of pixels: to the right, or below 0 to the left. */
async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
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

const LONG = {
  fullName: `María de los Ángeles ${'Fernández '.repeat(5)}`.trim(),
  email: `${'a'.repeat(60)}@example.com`,
};

test('an admin decides by tap and swipe, imports a list and returns to the same filters', async ({
  queue,
  context,
  openQueue,
  database,
}) => {
  // A second tap may copy the message.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tournament = await openQueue(6, { fields: (index) => (index === 5 ? LONG : {}) });
  const { page, row, rows, dock, dialog, details, search } = queue;

  await test.step('a second tap after an approval does not open WhatsApp', async () => {
    const box = await page.getByRole('button', { name: 'Aprobar a Jugadora 0000' }).boundingBox();
    if (box === null) throw new Error('There is no button');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    const tell = row('Jugadora 0000').getByRole('link', { name: 'WhatsApp a Jugadora 0000' });
    await expect(tell).toBeVisible();
    const opened: unknown[] = [];
    context.on('page', (other) => opened.push(other));
    await page.touchscreen.tap(x, y);
    await expect(dock).toContainText('Aprobaste a Jugadora 0000.');
    expect(opened).toEqual([]);
    expect((await tell.boundingBox())?.y).toBeGreaterThanOrEqual(box.y + box.height);
  });

  await test.step('a long name fits in the list, the details and the rejection dialog', async () => {
    await page.getByRole('button', { name: 'Elegir 5' }).click();
    await queue.isSound();
    await page.getByRole('button', { name: /^María de los Ángeles/ }).click();
    await expect(details).toBeVisible();
    await queue.isSound();
    await details.getByRole('button', { name: 'Rechazar' }).click();
    await expect(dialog).toBeVisible();
    await queue.isSound();
    await page.keyboard.press('Escape');
    await dock.getByRole('button', { name: 'No elegir ninguna' }).click();
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  await test.step('changes by others are shown without moving rows', async () => {
    const place = await row('Jugadora 0001').boundingBox();
    // Another admin approves one, and a player registers.
    const another = database.doc(registrationPath('20000001', tournament.id));
    await another.update({ status: 'approved', decidedAt: new Date() });
    const freeFireId = '29999999';
    const late = { tournamentId: tournament.id, freeFireId, fullName: 'Llega Tarde', createdAt: new Date() };
    await database.doc(registrationPath(freeFireId, tournament.id)).set(registrationRecord(late));
    await expect(rows.nth(6)).toContainText('Llega Tarde');
    await expect(row('Jugadora 0001')).toContainText('Aprobado');
    expect(await row('Jugadora 0001').boundingBox()).toEqual(place);
    await page.getByRole('button', { name: /^Ocultar 2/ }).click();
    await expect(rows.first()).toContainText('Jugadora 0002');
    await expect(rows).toHaveCount(5);
  });

  await test.step('a swipe to the right approves, and a swipe to the left rejects', async () => {
    await swipe(page, row('Jugadora 0002'), 60);
    await expect(row('Jugadora 0002')).toContainText('Pendiente');
    await swipe(page, row('Jugadora 0002'), 160);
    await expect(dock).toContainText('Aprobaste a Jugadora 0002.');
    await swipe(page, row('Jugadora 0003'), -160);
    await dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(dock).toContainText('Rechazaste a Jugadora 0003.');
    await expect(row('Jugadora 0004')).toContainText('Pendiente');
  });

  await test.step('an imported list is reviewed, then stored without its invalid lines', async () => {
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await dialog.getByLabel('La lista').fill('Nombre,ID\nAna Importada,30000001\nLuis,1.23E+10');
    await dialog.getByRole('button', { name: 'Revisar' }).click();
    await expect(dialog).toContainText('1 nueva · 0 ya inscritas · 1 con problema');
    await expect(dialog).toContainText('«1.23E+10» no es un ID');
    await expectToFit(page);
    await dialog.getByRole('button', { name: 'Importar 1 y dejar fuera 1' }).click();
    await expect(row('Ana Importada')).toContainText('Pendiente');
  });

  await test.step('a message is copied, Back closes a dialog, and search and filter are kept', async () => {
    await queue.show('Aprobados');
    await page.getByRole('button', { name: 'Copiar el mensaje para Jugadora 0000' }).click();
    await expect(queue.toast('Mensaje copiado.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(
      `¡Hola, Jugadora! Aprobamos tu inscripción en ${tournament.name} (ID 20000000). Empieza el `,
    );
    await page.getByRole('button', { name: /^Jugadora 0001 / }).click();
    await details.getByRole('button', { name: 'Rechazar' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(adminPath('registrationsOf', { id: tournament.id }));
    await search.fill('jugadora 0001');
    await expect(rows).toHaveCount(1);
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(search).toHaveValue('jugadora 0001');
    await expect(rows).toHaveCount(1);
    await search.fill('');
    await expect(page.getByRole('radio', { name: 'Aprobados' })).toBeChecked();
  });
});

test('a search finds players in any status and tournament, marks duplicates and groups by tournament', async ({
  queue,
  makeTournament,
  database,
}) => {
  const [here, elsewhere] = [
    await makeTournament({ date: fromNow(3), registrationDeadline: fromNow(2) }),
    await makeTournament({ date: fromNow(9), registrationDeadline: fromNow(8) }),
  ];
  const surname = `Q${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const named = (name: string) => ({ fullName: `${surname} ${name}`, nameKey: `${surname} ${name}`.toLowerCase() });
  const [phone, freeFireId] = [`+52 1 ${String(Date.now()).slice(-8)}`, String(Date.now()).slice(-10)];
  const common = `W${surname}`;
  const pair = [1, 2].map(() => ({ fullName: common, nameKey: common.toLowerCase() }));
  const theirs = [{ phone }, { phone }, { freeFireId }, { ...named('Ana'), status: 'approved' }, ...pair];
  await enrol(database, here, theirs.length, (index) => theirs[index] ?? {});
  const others = [{ ...named('Beto'), freeFireId, status: 'rejected' }, ...pair];
  await enrol(database, elsewhere, others.length, (index) => others[index] ?? {});
  await queue.open(here);
  await expect(queue.row('Jugadora 0000')).toContainText('Repetido: mismo teléfono que Jugadora 0001');
  await expect(queue.row('Jugadora 0002')).toContainText(`También en ${elsewhere.name}`);

  await queue.search.fill(surname);
  await expect(queue.row(`${surname} Ana`)).toContainText('Aprobado');
  const beyond = queue.page.getByRole('region', { name: 'En otros torneos' });
  await expect(beyond.getByRole('button')).toHaveText([new RegExp(`Beto.*Rechazado.*${elsewhere.name}`)]);
  await beyond.getByRole('button').click();
  await expect(queue.details.getByRole('heading', { name: `${surname} Beto` })).toBeVisible();
  // The status also changes in the list of other tournaments.
  await queue.details.getByRole('button', { name: 'Aprobar' }).click();
  await expect(beyond.getByRole('button')).toHaveText([new RegExp(`Beto.*Aprobado.*${elsewhere.name}`)]);
  await queue.search.fill('');
  await expect(queue.rows).toHaveCount(5);
  await queue.show('Repetidos');
  await expect(queue.rows).toHaveCount(2);
  await queue.show('Pendientes');

  await test.step('the queue of all tournaments groups by tournament, and selects all or one group', async () => {
    await queue.open();
    await queue.search.fill(common);
    await expect(queue.rows).toHaveCount(4);
    await expect(queue.page.getByRole('heading', { level: 2 })).toHaveText([here.name, elsewhere.name]);
    await queue.page.getByRole('button', { name: 'Elegir 4 de 2 torneos' }).click();
    await expect(queue.dock).toContainText('4 elegidas de 2 torneos');
    await queue.dock.getByRole('button', { name: 'Rechazar' }).click();
    await expect(queue.dialog).toContainText('Rechazar 4 inscripciones');
    await queue.dialog.getByRole('button', { name: 'Volver' }).click();
    await queue.dock.getByRole('button', { name: 'Aprobar' }).click();
    await queue.dialog.getByRole('checkbox', { name: `${here.name}: 2` }).uncheck();
    await expect(queue.dialog).toContainText('Aprobar 2 inscripciones');
    await queue.isSound();
    await queue.dialog.getByRole('button', { name: 'Volver' }).click();
    await queue.dock.getByRole('button', { name: 'No elegir ninguna' }).click();
    await queue.page.getByRole('button', { name: `Elegir 2 de ${here.name}` }).click();
    await queue.dock.getByRole('button', { name: 'Aprobar' }).click();
    await expect(queue.dock).toContainText('Aprobaste 2 inscripciones.');
    const statuses = async (one: TestTournament) =>
      (await one.registrations()).filter(({ fullName }) => fullName === common).map(({ status }) => status);
    expect(await statuses(here)).toEqual(['approved', 'approved']);
    expect(await statuses(elsewhere)).toEqual(['pending', 'pending']);
  });
});
