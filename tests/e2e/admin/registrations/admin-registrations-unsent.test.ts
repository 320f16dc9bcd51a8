import { registrationPath } from '../../../fixtures/records/records.ts';
import { loseNextReply } from '../../next-call.ts';
import { expect, queuePage, test } from './admin-registrations.ts';

const APPROVALS = '**/api/registrations/batch/approve';

test('an approval is sent once though its reply was lost and two tabs are open', async ({
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
});

test('another organiser’s decision stands, and the own one says so', async ({
  queue,
  context,
  openQueue,
  database,
}) => {
  const tournament = await openQueue(1);
  await context.setOffline(true);
  await queue.approve('Jugadora 0000');
  await expect(queue.row('Jugadora 0000')).toContainText('Sin enviar. Se reintenta solo.');
  const registration = database.doc(registrationPath('20000000', tournament.id));
  await registration.update({ status: 'rejected', reason: 'Nivel', decidedAt: new Date() });
  await context.setOffline(false);
  await expect(queue.dock).toContainText('Sin cambios: Jugadora 0000.', { timeout: 15_000 });
  await expect(queue.row('Jugadora 0000')).toContainText('Rechazado');
  expect((await registration.get()).data()).toMatchObject({ status: 'rejected', reason: 'Nivel' });
});
