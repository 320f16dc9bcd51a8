import { expect, keepLink, test } from '../arena.ts';
import { countShifts, MOST_SHIFT, shiftsOf } from '../shifts.ts';
import { sizes } from '../sizes.ts';

const DEMO = 'noche-de-kalahari';

for (const { name: size, viewport } of sizes) {
  test(`hydration and the links to the player’s private page cause no layout shift (${size})`, async ({ page }) => {
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
      const label = page.getByRole('navigation', { name: 'Principal' }).getByText('Historial');
      if (path === '/' && size === 'laptop') await expect(label).toBeInViewport();
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page), path).toBeLessThan(MOST_SHIFT);
    }

    await keepLink(page);
    await page.goto('/');
    const own = page.getByRole('main').getByRole('listitem').first();
    await expect(own).toContainText('El enlace ya no sirve');
    await expect(own).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsOf(page)).toBeLessThan(MOST_SHIFT);
    await page.getByRole('link', { name: 'Mi lugar' }).click();
    await expect(page).toHaveURL('/mi-lugar');
  });
}
