// Two at one competition, and no signal.

import { duringNextCall } from '../../next-call.ts';
import { expect, test } from './desk-competition.ts';

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
