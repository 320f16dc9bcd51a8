import { expect, test } from './desk-people.ts';

test('what is said after hiding a player covers neither the way back nor a title', async ({ people }) => {
  const { page } = people;
  const id = String(Date.now()).slice(-10);
  await page.goto('/admin/players');
  await page.getByLabel('ID de Free Fire, o enlace de su página').fill(id);
  await page.getByRole('button', { name: 'Ocultar de lo público' }).click();
  const said = people.toast('Oculto. Todavía no está en ninguna tabla.');
  await expect(said).toBeVisible();
  const covered = await said.evaluate((text) => {
    const over = text.closest('button')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('main a, h1, h2')]
      .filter((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return top < over.bottom && bottom > over.top && left < over.right && right > over.left;
      })
      .map((each) => each.textContent);
  });
  expect(covered).toEqual([]);
  await page.getByRole('listitem').getByRole('button', { name: 'Volver a mostrar' }).first().click();
  await expect(people.toast('Su apodo vuelve a verse.')).toBeVisible();
});
