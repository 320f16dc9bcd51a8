import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { registrationPath } from '../../../fixtures/records/records.ts';
import { loseNextReply } from '../../next-call.ts';
import { enrol, expect, queuePage, test } from './admin-registrations.ts';

/** The file that listens to registrations: its name and a hash of seven characters. */
const LISTENING = /\/assets\/live-.{7}\.js$/;
const APPROVALS = '**/api/registrations/batch/approve';

test('an approval is sent once after a lost reply beside a second tab; another organiser’s decision stands', async ({
  queue,
  context,
  openQueue,
  database,
}) => {
  const tournament = await openQueue(2);
  const other = queuePage(await context.newPage());
  await other.open(tournament);
  await context.setOffline(true);
  await queue.page.getByRole('button', { name: 'Aprobar a Jugadora 0000' }).dblclick();
  await expect(queue.row('Jugadora 0000')).toContainText('Sin enviar. Se reintenta solo.');
  await loseNextReply(queue.page, APPROVALS, 'POST');
  await context.setOffline(false);
  const stored = async () => (await database.doc(registrationPath('20000000', tournament.id)).get()).data();
  await expect(queue.row('Jugadora 0000')).not.toContainText('Sin enviar', { timeout: 15_000 });
  await expect(queue.row('Jugadora 0000')).toContainText('Aprobado');
  await expect(other.row('Jugadora 0000')).toContainText('Aprobado');
  await expect.poll(stored, { timeout: 30_000 }).toMatchObject({ status: 'approved' });
  const audit = database.collection('audit').where('tournamentId', '==', tournament.id);
  expect(
    (await audit.get()).docs.filter((entry) => String(entry.get('action')).startsWith('registration.')),
  ).toHaveLength(1);
  await queue.page.unrouteAll({ behavior: 'ignoreErrors' });
  // Another tab would send the next decision, too.
  await other.page.close();

  await test.step('another organiser’s decision stands, and the own one says so', async () => {
    await context.setOffline(true);
    await queue.approve('Jugadora 0001');
    await expect(queue.row('Jugadora 0001')).toContainText('Sin enviar. Se reintenta solo.');
    const registration = database.doc(registrationPath('20000001', tournament.id));
    await registration.update({ status: 'rejected', reason: 'Nivel', decidedAt: new Date() });
    await context.setOffline(false);
    await expect(queue.dock).toContainText('Sin cambios: Jugadora 0001.', { timeout: 15_000 });
    await expect(queue.row('Jugadora 0001')).toContainText('Rechazado');
    expect((await registration.get()).data()).toMatchObject({ status: 'rejected', reason: 'Nivel' });
  });
});

test('a queue that comes late or cannot be opened says so, opens once it can, and shows the first player as they come', async ({
  queue,
  context,
  makeTournament,
  database,
}) => {
  const { page } = queue;
  const tournament = await makeTournament();
  const failed = page.getByRole('alert').filter({ hasText: 'No pudimos abrir la lista.' });
  const address = adminPath('registrationsOf', tournament);

  await page.route(LISTENING, (route) => route.abort());
  await page.goto(address);
  await expect(failed).toBeVisible();
  await page.unroute(LISTENING);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Nada por revisar.')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión.')).toHaveCount(0);
  await enrol(database, tournament, 1);
  await expect(queue.row('Jugadora 0000')).toBeVisible();

  await test.step('it is shown when it comes late', async () => {
    const came = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route(LISTENING, async (route) => {
      await came.promise;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByText('Cargando inscripciones…')).toBeAttached();
    await page.clock.runFor('00:20');
    await expect(failed).toBeVisible();
    came.resolve();
    await expect(queue.row('Jugadora 0000')).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
