import { expect, test } from '../admin/registrations/admin-registrations.ts';
import { loseNextReply } from '../next-call.ts';
import { expectSound } from '../reach.ts';
import { newFreeFireId, registrationForm } from './registration-form.ts';

test('a latecomer joins the waiting list, is offered a freed seat, and takes it', async ({
  queue,
  openQueue,
  browser,
}) => {
  const tournament = await openQueue(1, {
    tournament: { maxPlayers: 1, currentPlayers: 1, waitingList: 'automatic' },
    fields: () => ({ status: 'approved', decidedAt: new Date() }),
  });
  const { page: adminPage, details } = queue;
  const phone = await browser.newContext({ viewport: adminPage.viewportSize() });
  const page = await phone.newPage();

  await page.goto(`/tournament/${tournament.id}`);
  await expect(page.getByRole('button', { name: 'Torneo Completo' })).toBeDisabled();
  await page.getByRole('link', { name: 'Ir a la lista de espera' }).click();
  await expect(page.getByText('Ya no hay cupos. Te anotas en la lista de espera')).toBeVisible();
  await registrationForm(page).fill(newFreeFireId());
  await page.getByRole('button', { name: 'Anotarme en la lista' }).click();
  await expect(page.getByRole('heading', { name: 'Estás en la lista de espera' })).toBeVisible();
  await expect(page.getByText('Eres el número 1 en la lista.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Ver mi lugar' }).click();
  await expect(page.getByRole('heading', { name: 'Eres el número 1 en la lista de espera' })).toBeVisible();
  await page.goto(`/tournament/${tournament.id}`);
  await expect(page.getByText(/^Anotado en la lista desde este teléfono el/)).toBeVisible();
  await page.goBack();

  await queue.show('En espera');
  await expect(queue.row('Ana Lucía Torres').getByText('Número 1 en la lista de espera')).toBeVisible();
  await adminPage.getByRole('button', { name: /^Ana Lucía Torres / }).click();
  await expect(details.getByText('Ahora no hay un cupo libre que ofrecerle.')).toBeVisible();
  await queue.isSound();
  await adminPage.keyboard.press('Escape');
  await queue.show('Aprobados');
  await adminPage.getByRole('button', { name: /^Jugadora 0000 / }).click();
  await details.getByRole('button', { name: 'Rechazar' }).click();
  await adminPage.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await queue.show('En espera');
  await expect(queue.row('Ana Lucía Torres').getByText(/Cupo ofrecido hasta/)).toBeVisible();
  expect(await tournament.currentPlayers()).toBe(1);

  await page.reload();
  await expect(page.getByRole('heading', { name: '¡Hay un cupo para ti!' })).toBeVisible();
  await loseNextReply(page, '**/api/my-registration/take', 'POST');
  await page.getByRole('button', { name: 'Tomar el cupo' }).click();
  await expect(page.getByRole('heading', { name: 'Tu inscripción está en revisión' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver el torneo' }).click();
  await expect(page.getByText(/^Inscrito desde este teléfono el/)).toBeVisible();
  await phone.close();

  await queue.show('Pendientes');
  await expect(queue.row('Ana Lucía Torres')).toBeVisible();
  expect(await tournament.currentPlayers()).toBe(1);
});
