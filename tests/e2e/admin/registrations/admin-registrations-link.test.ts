import { usualConfirmations } from '@arena/domain';
import { linkHash } from '../../../../functions/src/registration-queue/links.ts';
import { loseNextReply } from '../../next-call.ts';
import { expectSound } from '../../reach.ts';
import { siteHash } from '../../site-records.ts';
import { expect, test } from './admin-registrations.ts';

test('gives a player without link a new one, which confirms; an organiser confirms for another', async ({
  queue,
  openQueue,
  browser,
  database,
}) => {
  const lost = `${Date.now()}`.padStart(21, 'x').slice(-21);
  const tournament = await openQueue(2, {
    tournament: { confirmations: usualConfirmations },
    fields: (index) => ({
      status: 'approved',
      decidedAt: new Date(),
      ...(index === 0 ? { link: linkHash(siteHash, `${lost}A`) } : {}),
    }),
  });
  const { page, details } = queue;
  await queue.show('Sin confirmar');
  await expect(queue.rows).toHaveCount(2);
  await expect(queue.row('Jugadora 0000').getByText(/Por confirmar hasta/)).toBeVisible();
  await queue.isSound();

  await page.getByRole('button', { name: /^Jugadora 0000 / }).click();
  await expect(details.getByText(/Confirma que juegas: entra con tu enlace/)).toBeVisible();
  await loseNextReply(page, '**/api/registrations/link', 'POST');
  await details.getByRole('button', { name: 'Nuevo enlace' }).click();
  await details.getByRole('button', { name: 'Crear enlace nuevo' }).click();
  await expect(details.getByText(/Puedes repetirlo sin riesgo/)).toBeVisible();
  await details.getByRole('button', { name: 'Crear enlace nuevo' }).click();
  const message = String(await details.getByText(/Este es tu enlace a «Mi lugar»/).textContent());
  const [link = ''] = /\S+\/mi-lugar#[\w-]{22}/.exec(message) ?? [];
  await queue.isSound();

  const phone = await browser.newContext({ viewport: page.viewportSize() });
  const place = await phone.newPage();
  await place.goto(`/mi-lugar#${lost}A`);
  await expect(place.getByText('Este enlace ya no sirve. Pide uno nuevo en el chat oficial.')).toBeVisible();
  await place.goto(link);
  await expect(place.getByRole('heading', { name: 'Confirma tu cupo' })).toBeVisible();
  await expectSound(place);
  await loseNextReply(place, '**/api/my-registration/confirm', 'POST');
  await place.getByRole('button', { name: 'Sí, juego' }).click();
  await expect(place.getByText('Confirmado')).toBeVisible();
  await expect(place.getByRole('heading', { name: '¡Estás dentro!' })).toBeVisible();
  await phone.close();

  await expect(details.getByText('Inscripción: confirmada')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Jugadora 0001 / }).click();
  await details.getByRole('button', { name: 'Confirmar por el jugador' }).click();
  await expect(queue.toast('Confirmaste por Jugadora 0001.')).toBeVisible();
  await expect(details.getByText('Inscripción: confirmada')).toBeVisible();
  const { docs } = await database.collection('registrations').where('tournamentId', '==', tournament.id).get();
  expect(docs.filter((one) => one.get('enrolmentConfirmedAt') !== null)).toHaveLength(2);
});
