import { expect, test } from './admin-people.ts';

test.use({ asOwner: true });

test('the owner searches the audit log by admin, action and day', async ({ people, newcomer, organiser }) => {
  const { email, name, uid } = await newcomer();
  const { page } = people;
  await people.open('Equipo');
  await page.getByRole('textbox', { name: 'Dar acceso a' }).fill(email);
  await page.keyboard.press('Enter');
  await people.choose('Moderador');
  await people.dialog.getByRole('button', { name: 'Sí, dar acceso' }).click();
  await expect(people.member(name)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Historial' })).toHaveCount(1);
  await people.turnTo('Historial');
  await page.getByLabel('Quién').selectOption({ label: organiser.name });
  await expect(people.entries).toHaveCount(1);
  await expect(people.entries).toContainText(`${organiser.name} · Dio acceso`);
  await expect(people.entries).toContainText('RolModerador');
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
