import { usualConfirmations } from '@arena/domain';
import { linkHash } from '../../../../functions/src/registration-queue/links.ts';
import { expectSound } from '../../reach.ts';
import { siteHash } from '../../site-records.ts';
import { expect, test } from './admin-registrations.ts';

test('an admin reviews renamed players, replaces a lost private link and confirms for a player', async ({
  queue,
  openQueue,
  visitor: place,
}) => {
  const { page, details } = queue;
  const lost = `${Date.now()}`.padStart(21, 'x').slice(-21);
  // Earlier than other tests' renames: Hoy lists only the first ones.
  const at = new Date(0).toISOString();
  const team = (name: string) => ({ name, players: [{ nickname: 'Kira', freeFireId: '29999999' }] });
  const enrolmentConfirmedAt = new Date();
  const approved = [
    { nickname: 'Rayo', renamed: { at, nickname: 'Nube', team: null }, enrolmentConfirmedAt },
    {
      nickname: 'Sol',
      team: team('Los Peores'),
      renamed: { at, nickname: 'Luz', team: team('Furia Norte') },
      enrolmentConfirmedAt,
    },
    { link: linkHash(siteHash, `${lost}A`) },
    {},
  ];
  const tournament = await openQueue(approved.length, {
    tournament: { confirmations: usualConfirmations, teamSize: 2 },
    fields: (index) => ({ status: 'approved', decidedAt: new Date(), ...approved[index] }),
  });
  const openDetails = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) }).click();

  await test.step('one tap accepts a new name, and a team’s former name is restored', async () => {
    await page.goto('/admin');
    const hoy = page.getByRole('region', { name: 'Nombres por revisar' });
    await hoy.getByRole('link').filter({ hasText: tournament.name }).click();
    const [first, second] = [queue.row('Jugadora 0000'), queue.row('Jugadora 0001')];
    await expect(queue.rows).toHaveCount(2);
    await expect(first.getByText('Ahora «Rayo», antes «Nube».')).toBeVisible();
    await expect(second.getByText('Ahora «Los Peores», antes «Furia Norte». Y 1 más.')).toBeVisible();
    await queue.isSound();
    await page.getByRole('button', { name: 'Está bien el nombre nuevo de Jugadora 0000' }).click();
    await expect(queue.toast('Listo: Jugadora 0000 sigue con su nombre nuevo.')).toBeVisible();
    await expect(first.getByText('antes «Nube»')).toBeHidden();
    await openDetails('Jugadora 0001');
    await expect(details.getByText('Ahora «Sol», antes «Luz».')).toBeVisible();
    await queue.isSound();
    await details.getByRole('button', { name: 'Volver al anterior' }).click();
    await expect(queue.toast('Listo: Jugadora 0001 vuelve a su nombre anterior.')).toBeVisible();
    await expect(details.getByRole('heading', { name: 'Cambió su nombre' })).toBeHidden();
    await expect(details.getByText('Equipo Furia Norte')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a new private link replaces the lost one and lets the player confirm', async () => {
    await queue.show('Sin confirmar');
    await expect(queue.rows).toHaveCount(2);
    await expect(queue.row('Jugadora 0002').getByText(/Por confirmar hasta/)).toBeVisible();
    await openDetails('Jugadora 0002');
    await expect(details.getByText(/Confirma que juegas: entra con tu enlace/)).toBeVisible();
    await details.getByRole('button', { name: 'Nuevo enlace' }).click();
    await details.getByRole('button', { name: 'Crear enlace nuevo' }).click();
    const message = String(await details.getByText(/Este es tu enlace a «Mi lugar»/).textContent());
    const [link = ''] = /\S+\/mi-lugar#[\w-]{22}/.exec(message) ?? [];
    await queue.isSound();
    await place.goto(`/mi-lugar#${lost}A`);
    await expect(place.getByText('Este enlace ya no sirve. Pide uno nuevo en el chat oficial.')).toBeVisible();
    await place.goto(link);
    await expect(place.getByRole('heading', { name: 'Confirma tu cupo' })).toBeVisible();
    await expectSound(place);
    await place.getByRole('button', { name: 'Sí, juego' }).click();
    await expect(place.getByRole('heading', { name: '¡Estás dentro!' })).toBeVisible();
    await expect(details.getByText('Inscripción: confirmada')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await openDetails('Jugadora 0003');
  await details.getByRole('button', { name: 'Confirmar por el jugador' }).click();
  await expect(queue.toast('Confirmaste por Jugadora 0003.')).toBeVisible();
  await expect(details.getByText('Inscripción: confirmada')).toBeVisible();
  const stored = await tournament.registrations();
  expect(stored).toMatchObject([
    { nickname: 'Rayo', renamed: null },
    { nickname: 'Luz', team: team('Furia Norte'), renamed: null },
    {},
    {},
  ]);
  expect(stored.every(({ enrolmentConfirmedAt: confirmed }) => confirmed !== null)).toBe(true);
});
