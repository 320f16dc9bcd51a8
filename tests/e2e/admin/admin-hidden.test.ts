import { expect, test } from './admin-people.ts';

test('a player is hidden by ID and shown again', async ({ people }) => {
  const { page } = people;
  const id = String(Date.now()).slice(-10);
  await page.goto('/admin/players');
  await page.getByLabel('ID de Free Fire, o enlace de su página').fill(id);
  await page.getByRole('button', { name: 'Ocultar de lo público' }).click();
  await expect(people.toast('Oculto. Todavía no está en ninguna tabla.')).toBeVisible();
  await page.getByRole('listitem').getByRole('button', { name: 'Volver a mostrar' }).first().click();
  await expect(people.toast('Su apodo vuelve a verse.')).toBeVisible();
});
