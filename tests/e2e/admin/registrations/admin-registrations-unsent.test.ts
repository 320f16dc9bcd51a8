import { registrationPath } from '../../../fixtures/records/records.ts';
import { loseNextReply } from '../../next-call.ts';
import { expect, queuePage, test } from './admin-registrations.ts';

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
