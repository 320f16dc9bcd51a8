import { usualConfirmations } from '@arena/domain';
import { linkHash } from '../../../../functions/src/registrations/commands/links.ts';
import { expectSound } from '../../reach.ts';
import { siteHash } from '../../site-records.ts';
import { expect, test } from './admin-registrations.ts';

test('an admin decides on requested players, replaces a lost private link and confirms for a player', async ({
  queue,
  openQueue,
  visitor: place,
}) => {
  const { page, details } = queue;
  const lost = `${Date.now()}`.padStart(21, 'x').slice(-21);
  const asked = { at: new Date().toISOString(), state: 'open' };
  const team = (name: string) => ({ name, players: [{ nickname: 'Kira', freeFireId: '29999999' }] });
  const enrolmentConfirmedAt = new Date();
  const approved = [
    {
      nickname: 'Nube',
      playersChange: { ...asked, nickname: 'Rayo', freeFireId: '20000009', team: null },
      enrolmentConfirmedAt,
    },
    {
      nickname: 'Luz',
      team: team('Furia Norte'),
      playersChange: { ...asked, nickname: 'Sol', freeFireId: '20000001', team: team('Los Peores') },
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

  await test.step('one tap accepts a mended ID, and another one refuses other names', async () => {
    await page.goto('/admin');
    const hoy = page.getByRole('region', { name: 'Cambios por aceptar' });
    await hoy.getByRole('link').filter({ hasText: tournament.name }).click();
    const [first, second] = [queue.row('Jugadora 0000'), queue.row('Jugadora 0001')];
    await expect(queue.rows).toHaveCount(2);
    await expect(first.getByText('Pide: Nube · 20000000 → Rayo · 20000009')).toBeVisible();
    await expect(second.getByText('Pide: Furia Norte → Los Peores y 1 más')).toBeVisible();
    await queue.isSound();
    await page.getByRole('button', { name: 'Aceptar el cambio de Jugadora 0000', exact: true }).click();
    await expect(queue.toast('Listo: aceptaste el cambio de Jugadora 0000.')).toBeVisible();
    await expect(first.getByText('Pide:')).toBeHidden();
    await openDetails('Jugadora 0001');
    await expect(details.getByText('Luz → Sol')).toBeVisible();
    await queue.isSound();
    await details.getByRole('button', { name: 'No aceptar' }).click();
    await expect(queue.toast('Listo: Jugadora 0001 sigue como antes.')).toBeVisible();
    await expect(details.getByRole('heading', { name: 'Pide un cambio' })).toBeHidden();
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
    { nickname: 'Rayo', freeFireId: '20000009', playersChange: { state: 'accepted' } },
    { nickname: 'Luz', team: team('Furia Norte'), playersChange: { state: 'refused' } },
    {},
    {},
  ]);
  expect(stored.every(({ enrolmentConfirmedAt: confirmed }) => confirmed !== null)).toBe(true);
});
