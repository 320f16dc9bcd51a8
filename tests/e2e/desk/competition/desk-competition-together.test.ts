// Two at one competition, answers that are lost, and no signal.

import { duringNextCall, loseNextReply } from '../../next-call.ts';
import { expect, test } from './desk-competition.ts';

test('two who change the plan at once are told, and neither is overwritten unseen', async ({ competition, played }) => {
  const { page, dialog, button } = competition;
  await played.plan(48);
  await competition.open(played.id);
  await competition.turnTo('Plan');
  await button('Cambiar detalles').click();
  await page.getByLabel('Partidas de cada grupo').fill('5');
  const { competition: before } = await played.view();
  const stages = before.stages.map(({ draw: _draw, state: _state, ...stage }) => ({
    ...stage,
    name: 'Final de viernes',
  }));
  await played.service.plan(played.id, { teamSize: 1, secondPerson: false, stages, expectedRevision: 1 }, played.actor);
  await button('Guardar cambios').click();
  await expect(dialog.getByText('Alguien más lo cambió')).toBeVisible();
  await expect(dialog).toContainText('Final de viernes');
  expect((await played.view()).competition.stages[0]?.matchCount).toBe(6);
  await dialog.getByRole('button', { name: 'Guardar lo mío encima' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await played.view()).competition.stages[0]?.matchCount).toBe(5);
});

test('what somebody else did meanwhile is told before anything is done twice', async ({ competition, played }) => {
  const { page, button, toast } = competition;
  await played.plan(12);
  await played.fill(3);
  await played.play(1, await played.entryIds(), 'provisional');
  await competition.open(played.id);
  await expect(button('Hacerlo oficial')).toBeVisible();
  const [a = '', b = '', c = ''] = await played.entryIds();
  await duringNextCall(page, '**/api/competitions/*/matches/*/state', 'PATCH', async (route) => {
    await played.play(1, [c, b, a], 'provisional');
    await route.continue();
  });
  await button('Hacerlo oficial').click();
  await expect(toast(/Alguien más lo cambió/)).toBeVisible();
  await expect(page.getByText('Partida 1: tiene otro resultado')).toBeVisible();
  expect((await played.match(1)).state).toBe('provisional');
  await button('Entendido').click();
  await button('Hacerlo oficial').click();
  await expect(toast('Partida 1: el resultado ya es oficial.')).toBeVisible();
});

test('calls whose reply was lost do nothing twice', async ({ competition, played }) => {
  const { page, dialog, button, toast } = competition;
  await played.plan(12);
  await played.fill(3);
  await competition.open(played.id);
  await competition.turnTo('Participantes');
  await loseNextReply(page, `**/api/competitions/${played.id}/entries`, 'POST');
  await button('Agregar a mano').click();
  await dialog.getByLabel('Apodo en Free Fire').fill('Relámpago');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(/Puedes repetirlo sin riesgo/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast('Relámpago: agregado.')).toBeVisible();
  expect(await played.entryIds()).toHaveLength(4);
  await competition.turnTo('Plan');
  await loseNextReply(page, '**/stages/*/draw', 'POST');
  await button('Armar los grupos otra vez').click();
  await dialog.getByLabel(/Por sorteo/).check();
  await dialog.getByRole('button', { name: 'Sortear' }).click();
  await expect.poll(async () => (await played.view()).competition.stages[0]?.draw?.method).toBe('random');
  const drawn = (await played.view()).competition.stages[0]?.draw;
  await dialog.getByRole('button', { name: 'Sortear' }).click();
  await expect(dialog.getByRole('heading', { name: 'Así quedaron' })).toBeVisible();
  expect((await played.view()).competition.stages[0]?.draw).toEqual(drawn);
});

test('a second person confirms where the plan asks for it', async ({ competition, played, admin }) => {
  const { page, button } = competition;
  await played.plan(12);
  await played.fill(3);
  const { competition: planned, entries } = await played.view();
  const stages = planned.stages.map(({ draw: _draw, state: _state, ...stage }) => stage);
  const plan = { teamSize: 1, secondPerson: true, stages, expectedRevision: planned.revision } as const;
  await played.service.plan(played.id, plan, played.actor);
  const { id: matchId } = await played.match(1);
  const rows = entries.map(({ id }, index) => ({ entryId: id, played: true, placement: index + 1, kills: 0 }));
  const result = { rows, reason: null, expectedRevision: 0 };
  const own = { uid: admin.uid, now: new Date() };
  await played.service.enterResult({ tournamentId: played.id, matchId }, result, own);
  await competition.open(played.id);
  await expect(page.getByText(/Anotaste tú: lo confirma otra persona del equipo/)).toBeVisible();
  await expect(button('Hacerlo oficial')).toHaveCount(0);
  await competition.choose('Partida 1', 'Hacer oficial');
  await expect(competition.match('Partida 1')).toContainText('El resultado lo confirma otra persona');
});

test('without a signal it says so, what is typed stays, and a missing tournament is named', async ({
  competition,
  played,
  context,
}) => {
  const { page, dialog, button, toast } = competition;
  await played.plan(12);
  await played.fill(2);
  await competition.open(played.id);
  await context.setOffline(true);
  await expect(page.getByText(/^Sin señal\./)).toBeVisible();
  await button('Hacer la sala').click();
  await dialog.getByLabel('ID de la sala').fill('333');
  await dialog.getByLabel('Contraseña').fill('clave');
  await dialog.getByRole('button', { name: 'Guardar la sala' }).click();
  await expect(toast(/Error de conexión/).first()).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Guardar la sala' }).click();
  await expect(page.getByText('333')).toBeVisible();
  await competition.isSound();
  await page.goto('/admin/competition/no-existe');
  await expect(page.getByText('Torneo no encontrado')).toBeVisible();
  await expect(button('Reintentar')).toBeVisible();
});
