import { expect, test } from '../arena.ts';
import { countShifts, MOST_SHIFT, shiftsOf } from '../shifts.ts';
import { sizes } from '../sizes.ts';

const DEMO = 'noche-de-kalahari';

for (const { name: size, viewport } of sizes) {
  test(`hydration causes no layout shift (${size})`, async ({ page }) => {
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
