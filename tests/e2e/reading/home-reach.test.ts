import { expect, test } from '../arena.ts';
import { countShifts, MOST_SHIFT, shiftsOf } from '../shifts.ts';
import { sizes } from '../sizes.ts';

test('all help can be reached and left by keyboard alone', async ({ page }) => {
  await page.goto('/tournament-history');
  const help = page.getByRole('link', { name: 'Ayuda: preguntas frecuentes' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await help.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('emulador');
  await page.keyboard.press('Tab');
  await expect(page.locator('#dispositivo summary')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});

const DEMO = 'noche-de-kalahari';

for (const { name: size, viewport } of sizes) {
  test(`what the server wrote doesn’t move when the browser takes over (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await countShifts(page);
    for (const path of ['/', '/tournaments', `/tournament/${DEMO}`, `/tournament-rules/${DEMO}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/') {
        await page.getByRole('heading', { name: 'Lo que ya logramos' }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name: /el carrusel$/ })).toBeAttached();
      }
      await page.mouse.wheel(0, 4_000);
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page), path).toBeLessThan(MOST_SHIFT);
    }
  });
}
