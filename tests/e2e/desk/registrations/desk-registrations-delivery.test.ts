import { registrationPath } from '../../../support/records/records.ts';
import { BATCHES, decisionsOn, expect, queuePage, test } from './desk-registrations.ts';

const idOf = ({ id }: { id: string }, freeFireId: string) => `${id}_${freeFireId}`;

test('a decision whose answer is lost is sent again by itself, and made once', async ({
  queue,
  openQueue,
  database,
}) => {
  const tournament = await openQueue(2);
  const sent = { approve: 0, reject: 0 };
  await queue.page.route(BATCHES, async (route) => {
    const decision = route.request().url().endsWith('/approve') ? 'approve' : 'reject';
    sent[decision] += 1;
    if (sent[decision] > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await queue.approve('Jugadora 0000');
  await queue.page.getByRole('button', { name: 'Rechazar a Jugadora 0001' }).click();
  await queue.dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect.poll(() => sent).toEqual({ approve: 2, reject: 2 });
  await expect(queue.dock).not.toContainText('sin enviar');
  await expect(queue.row('Jugadora 0000')).toContainText('Aprobado');
  await expect(queue.row('Jugadora 0001')).toContainText('Rechazado');
  await expect
    .poll(() => decisionsOn(database, idOf(tournament, '20000000')))
    .toEqual({ status: 'approved', recorded: 1 });
  await expect
    .poll(() => decisionsOn(database, idOf(tournament, '20000001')))
    .toEqual({ status: 'rejected', recorded: 1 });
});

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

test('places that are gone are said of those who got none', async ({ queue, openQueue }) => {
  const tournament = await openQueue(3, {
    tournament: { maxPlayers: 1 },
    fields: () => ({ status: 'rejected', decidedAt: new Date() }),
  });
  await queue.show('Rechazados');
  await expect(queue.rows).toHaveCount(3);
  for (const box of await queue.page.getByRole('checkbox', { name: /^Elegir a / }).all()) await box.check();
  await queue.dock.getByRole('button', { name: 'Aprobar' }).click();
  await expect(queue.dock).toContainText('Sin cambios: 2 inscripciones. Este torneo ya no tiene cupos disponibles.');
  expect(await tournament.currentPlayers()).toBe(1);
});

test('an organiser whose role is taken away leaves the queue', async ({
  queue,
  admin,
  backstage,
  openQueue,
  database,
}) => {
  const tournament = await openQueue(1);
  // While the decision is on its way: a moment later the queue, which listens, would have gone by itself.
  const answered = queue.page.waitForResponse(BATCHES);
  await queue.page.route(BATCHES, async (route) => {
    await backstage.takeRole(admin.uid);
    await route.continue();
  });
  await queue.approve('Jugadora 0000');
  expect((await answered).status()).toBe(403);
  await expect(queue.page).toHaveURL('/');
  expect(await decisionsOn(database, idOf(tournament, '20000000'))).toEqual({ status: 'pending', recorded: 0 });
});
