import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { registrationPath } from '../../../fixtures/records/records.ts';
import { enrol, expect, queuePage, test } from './admin-registrations.ts';

/** Script that listens to registrations: its name and a hash of seven characters. */
const LISTENING = /\/assets\/live-queue-.{7}\.js$/;

test('the registration list recovers from a failed load and sends an offline approval once', async ({
  queue,
  context,
  makeTournament,
  database,
}) => {
  const { page, row } = queue;
  const tournament = await makeTournament();
  await page.route(LISTENING, (route) => route.abort());
  await page.goto(adminPath('registrationsOf', tournament));
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos abrir la lista.' })).toBeVisible();
  await page.unroute(LISTENING);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Nada por revisar.')).toBeVisible();
  await enrol(database, tournament, 1);
  await expect(row('Jugadora 0000')).toBeVisible();

  const other = queuePage(await context.newPage());
  await other.open(tournament);
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar a Jugadora 0000' }).dblclick();
  await expect(row('Jugadora 0000')).toContainText('Sin enviar. Se reintenta solo.');
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión.')).toHaveCount(0);
  await expect(row('Jugadora 0000')).not.toContainText('Sin enviar', { timeout: 15_000 });
  for (const each of [queue, other]) await expect(each.row('Jugadora 0000')).toContainText('Aprobado');
  // A row shows the decision before the server has answered.
  const stored = async () => (await database.doc(registrationPath('20000000', tournament.id)).get()).data();
  await expect.poll(stored).toMatchObject({ status: 'approved' });
  const audit = await database.collection('audit').where('tournamentId', '==', tournament.id).get();
  expect(audit.docs.filter((entry) => String(entry.get('action')).startsWith('registration.'))).toHaveLength(1);
});

test('an approval followed by a rejection offline arrives as the rejection', async ({
  queue,
  context,
  openQueue,
  database,
}) => {
  const { page, row } = queue;
  const tournament = await openQueue(1);
  const open = () =>
    row('Jugadora 0000')
      .getByRole('button', { name: /^Jugadora 0000/ })
      .click();
  const askToReject = () => queue.details.getByRole('button', { name: 'Rechazar' }).click();
  // Both dialogs are loaded once while there is a signal.
  await open();
  await askToReject();
  await queue.dialog.getByRole('button', { name: 'Volver' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Aprobar a Jugadora 0000' }).click();
  await expect(row('Jugadora 0000')).toContainText('Sin enviar. Se reintenta solo.');
  await open();
  await askToReject();
  await queue.dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(row('Jugadora 0000')).toContainText('Rechazado');
  await context.setOffline(false);
  const stored = async () => (await database.doc(registrationPath('20000000', tournament.id)).get()).data();
  await expect.poll(stored, { timeout: 15_000 }).toMatchObject({ status: 'rejected' });
  await expect(row('Jugadora 0000')).toContainText('Rechazado');
});
