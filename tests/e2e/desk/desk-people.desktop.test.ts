import { expect, test } from './desk-people.ts';

test.use({ asOwner: true });

test('the owner reads who did what and when, and finds it by each', async ({ people, newcomer, organiser }) => {
  const { email, name, uid } = await newcomer();
  const { page } = people;
  await people.open('Equipo');
  await page.getByLabel('Dar acceso a').fill(email);
  await page.keyboard.press('Enter');
  await people.dialog.getByRole('button', { name: 'Sí, dar acceso' }).click();
  await expect(people.member(name)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Historial' })).toHaveCount(1);
  await people.turnTo('Historial');
  await page.getByLabel('Quién').selectOption({ label: organiser.name });
  await expect(people.entries).toHaveCount(1);
  await expect(people.entries).toContainText(`${organiser.name} · Dio acceso`);
  await expect(people.entries).toContainText('AccesoSí');
  await people.isSound();
  await page.getByLabel('Qué').selectOption({ label: 'Quitó acceso' });
  await expect(page.getByText('No hay nada con estos filtros.')).toBeVisible();
  await page.getByLabel('Qué').selectOption({ label: 'Todo' });
  await page.getByLabel('Desde el día').fill('2020-01-01');
  await expect(people.entries).toHaveCount(1);
  await page.getByLabel('Hasta el día').fill('2020-01-02');
  await expect(page.getByText('No hay nada con estos filtros.')).toBeVisible();
  expect(await page.content()).not.toContain(`${uid}@`);
});

test('every job is done by keys alone', async ({ people, newcomer }) => {
  const { name } = await newcomer({ asks: true });
  const { page } = people;
  await people.open();
  await people
    .request(name)
    .getByRole('button', { name: `Rechazar a ${name}` })
    .focus();
  await page.keyboard.press('Enter');
  await people.dialog.getByLabel('Notas para el equipo').focus();
  await page.keyboard.type('Más adelante');
  await people.dialog.getByRole('button', { name: 'Rechazar' }).focus();
  await page.keyboard.press('Enter');
  await expect(people.toast(`Rechazaste la solicitud de ${name}.`)).toBeVisible();
  await page.getByRole('radio', { name: /^Solicitudes/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Dar acceso a')).toBeVisible();
  await people.isSound();
});
