import { expect, test } from '../arena.ts';

const SOUND = '**/sonido-ui1.mp3';

test('the click is loaded by the first navigation and not before, and can be muted for good', async ({ page }) => {
  let loads = 0;
  await page.route(SOUND, (route) => {
    loads += 1;
    return route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(0);
  const loaded = page.waitForResponse(SOUND);
  await page.getByRole('link', { name: 'Torneos' }).first().click();
  expect((await loaded).status()).toBeLessThan(300);

  await page.getByRole('button', { name: 'Silenciar sonidos' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Activar sonidos' })).toBeVisible();
  const before = loads;
  await page.getByRole('link', { name: 'Historial' }).first().click();
  await expect(page).toHaveURL('/tournament-history');
  expect(loads).toBe(before);
});
