import { errorText } from '../../../../domain/src/errors.ts';
import { newFreeFireId, registrationForm, SENT } from '../../registration/registration-form.ts';
import { expect, test } from './admin-tournaments.ts';

test('an organiser keeps a place, sends its invitation, and one player takes it', async ({
  adminPage,
  visitor,
  database,
  makeTournament,
}) => {
  const { id } = await makeTournament({ maxPlayers: 1 });
  const { page } = adminPage;
  await adminPage.edit(id);
  await page.getByLabel(/^Reservados por invitación/).fill('1');
  await adminPage.isSound();
  await adminPage.save.click();
  await expect(adminPage.toast('Listo: ya se ve en el sitio.')).toBeVisible();
  await page.goto(`/admin/tournaments/${id}`);
  await page.getByRole('button', { name: 'Crear invitaciones' }).click();
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByText('1 cupo reservado, 0 ocupados por invitación.')).toBeVisible();
  await page.getByRole('button', { name: 'Mandar', exact: true }).click();
  const link = await page.getByLabel(/^Enlace de «Invitación a/).inputValue();
  const token = new URL(link).hash.slice(1);

  const told: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().includes(token) || JSON.stringify(request.headers()).includes(token)) told.push(request.url());
  });
  await visitor.goto(`/register/${id}`);
  await expect(visitor.getByRole('heading', { name: 'Torneo completo' })).toBeVisible();
  await visitor.goto('about:blank');
  await visitor.goto(link);
  await expect(visitor.getByText(/^Te invitaron/)).toBeVisible();
  const form = registrationForm(visitor);
  await form.fill(newFreeFireId());
  await form.submit.click();
  await expect(visitor.getByText(SENT)).toBeVisible();
  expect(told).toEqual([]);
  const stored = await database.doc(`tournaments/${id}`).get();
  expect([stored.get('currentPlayers'), stored.get('invitedPlayers')]).toEqual([1, 1]);

  await page.reload();
  await expect(page.getByText('1 cupo reservado, 1 ocupado por invitación.')).toBeVisible();
  await expect(page.getByText('Invitación 1 · usada por AnaFF')).toBeVisible();
});

test('a revoked invitation is refused in words, and what was typed stays', async ({
  adminPage,
  visitor,
  makeTournament,
}) => {
  const { id } = await makeTournament({ maxPlayers: 3, reservedPlaces: 1 });
  const { page } = adminPage;
  await page.goto(`/admin/tournaments/${id}`);
  await page.getByRole('button', { name: 'Crear invitaciones' }).click();
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await page.getByRole('button', { name: 'Mandar', exact: true }).click();
  const link = await page.getByLabel(/^Enlace de «Invitación a/).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Anular', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular', exact: true }).click();
  await expect(page.getByText('Invitación 1 · anulada')).toBeVisible();

  await visitor.goto(link);
  const form = registrationForm(visitor);
  await form.fill(newFreeFireId());
  await form.submit.click();
  await expect(visitor.getByText(errorText.invitation_over)).toBeVisible();
  await visitor.getByRole('link', { name: 'Seguir sin la invitación' }).click();
  await expect(form.email).toHaveValue('Ana.Torres@correo.mx');
  await form.submit.click();
  await expect(visitor.getByText(SENT)).toBeVisible();
});
