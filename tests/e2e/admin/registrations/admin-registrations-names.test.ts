// Names that players changed after their approval, as an organiser looks at them.

import { expectSound } from '../../reach.ts';
import { expect, test } from './admin-registrations.ts';

test('a new name is kept by one tap, and a team’s former one put back, from Hoy on', async ({ queue, openQueue }) => {
  const { page } = queue;
  // Before whatever other tests rename: of many, Hoy has the first.
  const at = new Date(0).toISOString();
  const team = (name: string) => ({ name, players: [{ nickname: 'Kira', freeFireId: '29999999' }] });
  const tournament = await openQueue(3, {
    tournament: { teamSize: 2 },
    fields: (index) => ({
      status: 'approved',
      decidedAt: new Date(),
      ...[
        { nickname: 'Rayo', renamed: { at, nickname: 'Nube', team: null } },
        { nickname: 'Sol', team: team('Los Peores'), renamed: { at, nickname: 'Luz', team: team('Furia Norte') } },
      ][index],
    }),
  });
  await page.goto('/admin');
  const hoy = page.getByRole('region', { name: 'Nombres por revisar' });
  await hoy.getByRole('link').filter({ hasText: tournament.name }).click();
  const [first, second] = [queue.row('Jugadora 0000'), queue.row('Jugadora 0001')];
  await expect(queue.rows).toHaveCount(2);
  await expect(first.getByText('Ahora «Rayo», antes «Nube».')).toBeVisible();
  await expect(second.getByText('Ahora «Los Peores», antes «Furia Norte». Y 1 más.')).toBeVisible();
  await expectSound(queue.page);
  await page.getByRole('button', { name: 'Está bien el nombre nuevo de Jugadora 0000' }).click();
  await expect(queue.toast('Listo: Jugadora 0000 sigue con su nombre nuevo.')).toBeVisible();
  await expect(first.getByText('antes «Nube»')).toBeHidden();

  await page.getByRole('button', { name: /^Jugadora 0001 / }).click();
  await expect(queue.details.getByRole('heading', { name: 'Cambió su nombre' })).toBeVisible();
  await expect(queue.details.getByText('Ahora «Sol», antes «Luz».')).toBeVisible();
  await expectSound(queue.page);
  await queue.details.getByRole('button', { name: 'Volver al anterior' }).click();
  await expect(queue.toast('Listo: Jugadora 0001 vuelve a su nombre anterior.')).toBeVisible();
  await expect(queue.details.getByRole('heading', { name: 'Cambió su nombre' })).toBeHidden();
  await expect(queue.details.getByText('Equipo Furia Norte')).toBeVisible();
  expect(await tournament.registrations()).toMatchObject([
    { nickname: 'Rayo', renamed: null },
    { nickname: 'Luz', team: team('Furia Norte'), renamed: null },
    {},
  ]);
});
