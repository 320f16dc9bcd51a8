import { registrationPath } from '../../../support/records/records.ts';
import { BATCHES, decisionsOn, expect, queuePage, test } from './desk-registrations.ts';

const idOf = ({ id }: { id: string }, freeFireId: string) => `${id}_${freeFireId}`;

test('without a network decisions are kept, even over a closed tab, and sent once it is back', async ({
  queue,
  context,
  openQueue,
  database,
}) => {
  const tournament = await openQueue(3);
  await context.setOffline(true);
  await expect(queue.page.getByText('Sin conexión.')).toBeVisible();
  await queue.approve('Jugadora 0000');
  await queue.approve('Jugadora 0001');
  await queue.approve('Jugadora 0002');
  await expect(queue.dock).toContainText('3 inscripciones sin enviar.');
  await expect(queue.row('Jugadora 0000')).toContainText('Sin enviar. Se reintenta solo.');
  await queue.page.getByRole('button', { name: 'Deshacer lo de Jugadora 0002' }).click();
  expect(await decisionsOn(database, idOf(tournament, '20000000'))).toEqual({ status: 'pending', recorded: 0 });
  // A page that goes is no longer kept from the network, so that what it tries at that moment may arrive.
  await queue.page.close();

  await context.setOffline(false);
  const later = queuePage(await context.newPage());
  await later.open(tournament);
  await expect(later.dock).toContainText('Aprobaste 2 inscripciones. Reabriste 1 inscripción.');
  for (const [freeFireId, expected] of [
    ['20000000', { status: 'approved', recorded: 1 }],
    ['20000001', { status: 'approved', recorded: 1 }],
    ['20000002', { status: 'pending', recorded: 0 }],
  ] as const) {
    expect(await decisionsOn(database, idOf(tournament, freeFireId))).toEqual(expected);
  }
});

test('a decision that somebody else was faster to make stays theirs, and says so', async ({
  queue,
  openQueue,
  database,
}) => {
  const tournament = await openQueue(1);
  await queue.page.route(BATCHES, async (route) => {
    await database
      .doc(registrationPath('20000000', tournament.id))
      .update({ status: 'rejected', decidedBy: 'otra', decidedAt: new Date() });
    await route.continue();
  });
  await queue.approve('Jugadora 0000');
  await expect(queue.dock).toContainText('Sin cambios: Jugadora 0000. Alguien más ya la resolvió de otra forma.');
  await expect(queue.row('Jugadora 0000')).toContainText('Rechazado');
  expect(await decisionsOn(database, idOf(tournament, '20000000'))).toEqual({ status: 'rejected', recorded: 0 });
  await queue.dock.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(queue.dock).not.toContainText('Sin cambios');
});
